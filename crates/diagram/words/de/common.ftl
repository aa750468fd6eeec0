common-not-given = { COUNT($held) ->
    [one] { COUNT($cells) ->
        [one] In { $cells } steht die { $held }, und sie war nicht vorgegeben.
       *[other] In { $cells } steht die { $held }, und in keiner dieser Zellen war sie vorgegeben.
    }
   *[other] In { $cells } stehen { $held }, und keine dieser Ziffern war vorgegeben.
}
    .beginner = { COUNT($held) ->
        [one] { COUNT($cells) ->
            [one] In { $cells } steht die { $held }, und sie war nicht vorgedruckt.
           *[other] In { $cells } steht die { $held }, und in keiner dieser Zellen war sie vorgedruckt.
        }
       *[other] In { $cells } stehen { $held }, und keine dieser Ziffern war vorgedruckt.
    }
    .expert = { COUNT($held) ->
        [one] { COUNT($cells) ->
            [one] In { $cells } steht die { $held }, nicht als Vorgabe.
           *[other] In { $cells } steht die { $held }, nirgends als Vorgabe.
        }
       *[other] In { $cells } stehen { $held }, keine davon als Vorgabe.
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
    .beginner = { COUNT($cells) ->
        [one] Prüfen Sie { $houses } Zelle für Zelle: Nur { $cells } kann noch { OR($digits) } sein.
       *[other] Prüfen Sie { $houses } Zelle für Zelle: Nur { $cells } können noch { OR($digits) } sein.
    }
    .expert = { COUNT($digits) ->
        [one] { COUNT($cells) ->
            [one] Einziger Platz für die { $digits } { IN($houses) }: { $cells }.
            [2] Konjugiertes Paar der { $digits } { IN($houses) }: { $cells }.
           *[other] Einzige Plätze für die { $digits } { IN($houses) }: { $cells }.
        }
       *[other] Einzige Plätze für { $digits } { IN($houses) }: { $cells }.
    }
common-can-only-be = { COUNT($cells) ->
    [one] { $cells } kann nur { OR($digits) } sein.
   *[other] { $cells } können nur { OR($digits) } sein.
}
common-none-sees-all = { COUNT($cells) ->
    [1] Keine Zelle, die diese Zelle sieht, kann { $digit } sein.
    [2] Keine Zelle, die beide sieht, kann { $digit } sein.
   *[other] Keine Zelle, die alle diese Zellen sieht, kann { $digit } sein.
}
    .beginner = { COUNT($cells) ->
        [1] Suchen Sie Zellen, die mit dieser Zelle eine Zeile, eine Spalte oder einen Block gemeinsam haben: Dort kann keine { $digit } stehen.
        [2] Suchen Sie Zellen, die mit jeder der beiden eine Zeile, eine Spalte oder einen Block gemeinsam haben: Dort kann keine { $digit } stehen.
       *[other] Suchen Sie Zellen, die mit jeder dieser Zellen eine Zeile, eine Spalte oder einen Block gemeinsam haben: Dort kann keine { $digit } stehen.
    }
    .expert = { COUNT($cells) ->
        [1] Jede Zelle, die diese sieht, verliert die { $digit }.
        [2] Jede Zelle, die beide sieht, verliert die { $digit }.
       *[other] Jede Zelle, die alle diese Zellen sieht, verliert die { $digit }.
    }
common-no-conflict = { COUNT($count) ->
    [1] Ein Kandidat, der damit nicht vereinbar ist, ist falsch.
    [2] Ein Kandidat, der weder mit dem einen noch mit dem anderen vereinbar ist, ist falsch.
   *[other] Ein Kandidat, der mit keiner dieser Möglichkeiten vereinbar ist, ist falsch.
}
    .beginner = { COUNT($count) ->
        [1] Ein Kandidat, der sich damit nicht verträgt, kann nicht wahr sein.
        [2] Ein Kandidat, den jede der beiden Möglichkeiten ausschließt, kann nicht wahr sein.
       *[other] Ein Kandidat, den jede dieser Möglichkeiten ausschließt, kann nicht wahr sein.
    }
    .expert = { COUNT($count) ->
        [1] Kandidaten mit schwachem Link dazu sind falsch.
        [2] Kandidaten mit schwachem Link zu beiden sind falsch.
       *[other] Kandidaten mit schwachem Link zu allen sind falsch.
    }
common-places-are-used-up = Keine andere Zelle, die alle Plätze einer dieser Ziffern sieht, kann diese Ziffer sein.
    .beginner = Nehmen Sie sich diese Ziffern einzeln vor: Eine andere Zelle, die alle Plätze einer Ziffer sieht, kann diese Ziffer nicht sein.
    .expert = Jede andere Zelle, die alle Plätze einer dieser Ziffern sieht, verliert die Ziffer.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] { $cells } kann also nur { OR($extra) } sein.
   *[other] { $cells } wirken also wie eine einzige Zelle, die nur { OR($extra) } sein kann.
}
    .expert = { COUNT($cells) ->
        [one] { $cells } kann also nur { OR($extra) } sein.
       *[other] { $cells } wirken also als Pseudozelle mit { $extra }.
    }
common-together-use-up = { COUNT($cells) ->
    [one] Zusammen mit { $others } verbraucht diese Zelle { IN($house) } die Ziffern { $digits }. Keine andere Zelle dort kann { OR($digits) } sein.
   *[other] Zusammen mit { $others } verbrauchen sie { IN($house) } die Ziffern { $digits }. Keine andere Zelle dort kann { OR($digits) } sein.
}
    .expert = { COUNT($cells) ->
        [one] Zusammen mit { $others } bildet diese Zelle { IN($house) } die gesperrte Menge { $digits }. Die übrigen Zellen dort verlieren { $digits }.
       *[other] Zusammen mit { $others } bilden sie { IN($house) } die gesperrte Menge { $digits }. Die übrigen Zellen dort verlieren { $digits }.
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
