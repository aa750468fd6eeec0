# Was am Ende steht, beginnt mit dem Verb: Es folgt auf „Dann“ oder „Am Ende“.
dynamic-contradiction-then = Dann { $claim }.
dynamic-contradiction-suppose = Angenommen, { $cell } ist { $digit }.
dynamic-contradiction-branch = Zweig { $name }: Angenommen, { $cell } ist außerdem { $digit }.
dynamic-contradiction-branch-shows = Zweig { $name } zeigt: { $cell } ist nicht { $digit }.
dynamic-contradiction-nothing-left = bleibt für { $cell } kein Kandidat
dynamic-contradiction-no-place-left = hat { $house } keinen Platz mehr für die { $digit }
dynamic-contradiction-two-in-house = steht die { $digit } { IN($house) } zweimal
dynamic-contradiction-look = Was folgt aus der Annahme „{ $cell } ist { $digit }“?
dynamic-contradiction-contradiction = Die Annahme „{ $cell } ist { $digit }“ führt zu einem Widerspruch.
dynamic-contradiction-in-the-end = Am Ende { $claim }.
dynamic-contradiction-impossible = Das ist unmöglich. Also ist { $cell } nicht { $digit }.
