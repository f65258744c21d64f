"""Drakomor: a digital table for board games of dragons and the sea."""

__version__ = "0.1.0"
