"""What every test may rely on."""

import signal

# A shell starts background jobs deaf to Ctrl-C, and their children inherit it; some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)
