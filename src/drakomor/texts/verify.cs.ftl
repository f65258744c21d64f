### `drakomor verify`, česky.

## verify

verify-help-file = záznam nebo uložená partie (- je standardní vstup)
verify-help-all = každý hod i každý tah z balíčku na vlastním řádku
verify-commitment = Závazek: { $commitment }
verify-entropy = Entropie od hráče { $name }: { $entropy }
verify-no-entropy = Entropie od hráče { $name }: žádná nebyla dána
verify-drawn = Tah { $ply }. { $asked } → { $said } (padlo číslo { $number } z čísel menších než { $limit })
verify-strayed = Tah { $ply }. { $asked } → { $said } – ŠPATNĚ: mělo být { $due } (padlo číslo { $number } z čísel menších než { $limit })
verify-proven = { $place }: dokázáno. { $count ->
    [0] Náhoda nebyla ani jednou tázána.
    [one] { $count } výsledek náhody plyne z tajemství, entropie a čísla tahu.
    [few] Všechny { $count } výsledky náhody plynou z tajemství, entropie a čísel tahů.
    [many] Všech { $count } výsledku náhody plyne z tajemství, entropie a čísel tahů.
   *[other] Všech { $count } výsledků náhody plyne z tajemství, entropie a čísel tahů.
}
verify-wrong = { $place }: NEdokázáno. První výsledek, který neplyne, je v tahu { $ply }. { $asked } V záznamu je { $said }, mělo být { $due } (padlo číslo { $number } z čísel menších než { $limit }).
verify-unproven = { $place }: nedokázáno. { $why }
verify-no-fair = Záznam neříká, odkud jeho kostky pocházejí (není v něm „fair“), a tak o nich nelze nic dokázat.
verify-no-secret = Tajemství kostek ještě není zveřejněno; stane se to, až partie skončí.
verify-another-secret = Tajemství není to, k němuž byl před partií dán závazek.

malformed-wrong-entropy = entropie pro { $found } míst, u stolu jich je { $seats }
malformed-another-secret = není to tajemství, k němuž byl před partií dán závazek
