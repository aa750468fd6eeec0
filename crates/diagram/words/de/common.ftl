common-not-given = { COUNT($held) ->
    [one] { COUNT($cells) ->
        [one] In { $cells } steht die { $held }, und sie war nicht vorgegeben.
       *[other] In { $cells } steht die { $held }, und in keiner dieser Zellen war sie vorgegeben.
    }
   *[other] In { $cells } stehen { $held }, und keine dieser Ziffern war vorgegeben.
}
common-are-not = { COUNT($cells) ->
    [one] { $cells } ist nicht { $digit }
   *[other] { $cells } sind nicht { $digit }
}
common-cells-are = { OR($cells) } ist { OR($digits) }
common-only-places = { COUNT($digits) ->
    [one] { COUNT($cells) ->
        [one] { IN($houses) } gibt es für die { $digits } nur einen Platz: { $cells }.
       *[other] { IN($houses) } kann die { $digits } nur in { OR($cells) } stehen.
    }
   *[other] { IN($houses) } können die Ziffern { $digits } nur in { $cells } stehen.
}
common-can-only-be = { COUNT($cells) ->
    [one] { $cells } kann nur { OR($digits) } sein.
   *[other] { $cells } können nur { OR($digits) } sein.
}
common-none-sees-all = { COUNT($cells) ->
    [1] Keine Zelle, die { $cells } sieht, kann { $digit } sein.
    [2] Keine Zelle, die beide sieht, kann { $digit } sein.
   *[other] Keine Zelle, die alle diese Zellen sieht, kann { $digit } sein.
}
common-no-conflict = { COUNT($count) ->
    [1] Ein Kandidat, der damit nicht vereinbar ist, ist falsch.
    [2] Ein Kandidat, der weder mit dem einen noch mit dem anderen vereinbar ist, ist falsch.
   *[other] Ein Kandidat, der mit keiner dieser Möglichkeiten vereinbar ist, ist falsch.
}
common-places-are-used-up = Keine andere Zelle, die alle Plätze einer dieser Ziffern sieht, kann diese Ziffer sein.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] { $cells } kann also nur { OR($extra) } sein.
   *[other] { $cells } wirken also wie eine einzige Zelle, die nur { OR($extra) } sein kann.
}
common-together-use-up = { COUNT($cells) ->
    [one] Zusammen mit { $others } verbraucht diese Zelle { IN($house) } die Ziffern { $digits }. Keine andere Zelle dort kann { OR($digits) } sein.
   *[other] Zusammen mit { $others } verbrauchen sie { IN($house) } die Ziffern { $digits }. Keine andere Zelle dort kann { OR($digits) } sein.
}
common-cells-are-not = { COUNT($digits) ->
    [one] { COUNT($cells) ->
        [one] { $cells } ist nicht { $digits }
       *[other] { $cells } sind nicht { $digits }
    }
   *[other] { COUNT($cells) ->
        [one] { $cells } ist keine der Ziffern { $digits }
       *[other] { $cells } enthalten keine der Ziffern { $digits }
    }
}
# Einer dieser Sätze ist wahr, oder alle sind es.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# Ein Wert für sich, und Sätze hintereinander.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
