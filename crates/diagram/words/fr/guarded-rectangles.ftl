guarded-rectangles-look = Regardez les chiffres { $digits } en { $cells }.
guarded-rectangles-places-apart-from = { COUNT($beside) ->
    [one] { IN($house) }, les chiffres { $digits } ne peuvent aller qu’en { $corners }, à part le { $beside }.
   *[other] { IN($house) }, les chiffres { $digits } ne peuvent aller qu’en { $corners }, à part { $beside }.
}
    .expert = { COUNT($beside) ->
        [one] { IN($house) }, les chiffres { $digits } sont confinés en { $corners }, hormis le gardien externe { $beside }.
       *[other] { IN($house) }, les chiffres { $digits } sont confinés en { $corners }, hormis les gardiens externes { $beside }.
    }
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } a aussi le candidat { $others }.
   *[other] { $open } a aussi les candidats { $others }.
}
    .expert = { COUNT($others) ->
        [one] { $open } a le gardien interne { $others }.
       *[other] { $open } a les gardiens internes { $others }.
    }
guarded-rectangles-extra = { COUNT($within) ->
    [one] Le candidat supplémentaire est le { $within }.
   *[other] Les candidats supplémentaires sont { $within }.
}
    .expert = { COUNT($within) ->
        [one] Gardien : { $within }.
       *[other] Gardiens : { $within }.
    }
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] Le candidat supplémentaire en { $open } est le { $within }.
   *[other] Les candidats supplémentaires en { $open } sont { $within }.
}
    .expert = { COUNT($within) ->
        [one] Gardien interne en { $open } : { $within }.
       *[other] Gardiens internes en { $open } : { $within }.
    }
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Sans ce candidat supplémentaire, les quatre cases ne contiendraient que { $digits }. On pourrait y échanger les deux chiffres, et la grille aurait une deuxième solution.
   *[other] Sans ces candidats supplémentaires, les quatre cases ne contiendraient que { $digits }. On pourrait y échanger les deux chiffres, et la grille aurait une deuxième solution.
}
    .expert = { COUNT($guardians) ->
        [one] Sans le gardien, le rectangle ne contiendrait que { $digits } : un motif mortel.
       *[other] Sans les gardiens, le rectangle ne contiendrait que { $digits } : un motif mortel.
    }
