### `drakomor verify`, in English.

## verify

verify-help-file = a record or a saved game (- for standard input)
verify-help-all = every die and every draw, in a line of its own
verify-commitment = Commitment: { $commitment }
verify-entropy = Entropy of { $name }: { $entropy }
verify-no-entropy = Entropy of { $name }: none was given
verify-drawn = Ply { $ply }. { $asked } → { $said } (drew { $number } below { $limit })
verify-strayed = Ply { $ply }. { $asked } → { $said } – WRONG: it should have been { $due } (drew { $number } below { $limit })
verify-proven = { $place }: proven. { $count ->
    [0] Chance was never asked.
    [one] The one outcome of chance follows from the secret, the entropy and its ply.
   *[other] All { $count } outcomes of chance follow from the secret, the entropy and their plies.
}
verify-wrong = { $place }: NOT proven. The first outcome that does not follow is that of ply { $ply }. { $asked } The record says { $said }, it should have been { $due } (drew { $number } below { $limit }).
verify-unproven = { $place }: not proven. { $why }
verify-no-fair = The record says nothing of where its dice come from (there is no “fair” in it), so nothing can be proven of them.
verify-no-secret = The secret of the dice is not published yet; that happens when the game is over.
verify-another-secret = The secret is not the one that the commitment was made to before the game.

malformed-wrong-entropy = entropy of { $found } seats, of { $seats } at the table
malformed-another-secret = not the secret that the commitment was made to before the game
