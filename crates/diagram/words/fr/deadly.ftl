deadly-look = Regardez les chiffres { $digits } en { $cells }.
deadly-look-at-lines = Regardez les chiffres { $digits } en { $pair }, puis { $lines }.
deadly-look-at-solved = Regardez les cases qui contiennent déjà { OR($digits) }.
deadly-without = Hypothèse : { $none }.
    .expert = Supposons tous les gardiens faux : { $none }.
deadly-block-has-digits-in-square = Alors { $pair } contiennent { $digits }, et les { $digits } { OF($block) } sont dans le carré { $square }.
deadly-none-given = { IN($lines) }, aucun chiffre n’est donné.
deadly-only-given = { COUNT($givens) ->
    [one] { IN($lines) }, seule { $givens } contient un chiffre de départ.
   *[other] { IN($lines) }, seules { $givens } contiennent un chiffre de départ.
}
deadly-then-can-only-be = { COUNT($cells) ->
    [one] Alors { $cells } ne peut contenir que { OR($digits) }.
   *[other] Alors { $cells } ne peuvent contenir que { OR($digits) }.
}
deadly-already-hold = { COUNT($placed) ->
    [one] { $placed } contient déjà { OR($digits) }.
   *[other] { $placed } contiennent déjà { OR($digits) }.
}
deadly-two-or-none = Chaque ligne, chaque colonne et chaque bloc a deux de ces cases, ou aucune.
    .expert = Chaque unité a deux de ces cases, ou aucune.
deadly-swap-outside = Donc, dans chaque ligne, colonne et bloc, { $digits } sont soit tous deux dans ces cases, soit tous deux en dehors. En dehors, les deux chiffres pourraient échanger leurs places : aucun n’y est donné.
    .expert = Dans chaque unité, { $digits } sont donc tous deux dans ces cases ou tous deux en dehors. En dehors, où aucun n’est donné, ils pourraient échanger leurs places.
deadly-second-solution = La grille aurait donc une deuxième solution.
    .expert = Le motif serait donc mortel.
deadly-two-places = Dans chaque ligne, colonne et bloc, chacun de ces chiffres a deux places dans ces cases, ou aucune.
    .expert = Dans chaque unité, chaque chiffre est bilocal au sein du motif, ou en est absent.
deadly-exchange-digits = Chaque case pourrait donc prendre son autre chiffre : chaque ligne, chaque colonne et chaque bloc garderait les mêmes chiffres.
    .expert = Toutes les cases pourraient donc basculer à la fois, et chaque unité garderait ses chiffres.
deadly-one-change-possible = Quelle que soit la façon de remplir ces cases, l’un de ces échanges est possible : chaque ligne, chaque colonne et chaque bloc garderait les mêmes chiffres.
    .expert = Tout remplissage permet l’un de ces échanges, et chaque unité garde ses chiffres.
deadly-rectangle-loop-or-eight = Quelle que soit la façon de remplir ces cases, deux chiffres pourraient échanger leurs places dans un rectangle de quatre cases ou dans une boucle de six, ou bien les huit cases pourraient changer ensemble.
    .expert = Dans tout remplissage, deux chiffres pourraient permuter dans un rectangle unique ou dans une boucle de six cases, ou bien les huit cases pourraient changer ensemble.
deadly-rectangle-or-loop = Quelle que soit la façon de remplir ces cases, deux chiffres pourraient échanger leurs places dans un rectangle de quatre cases ou dans une boucle de six.
    .expert = Dans tout remplissage, deux chiffres pourraient permuter dans un rectangle unique ou dans une boucle de six cases.
deadly-another-filling = Quelle que soit la façon de remplir ces cases, on peut aussi les remplir autrement, avec les mêmes chiffres dans chaque ligne, colonne et bloc.
    .expert = À tout remplissage en répond un autre, avec les mêmes chiffres dans chaque unité.
deadly-swap-in-line = Si l’une { OF($lines) } avait à la fois { $digits } dans le carré, ils pourraient y échanger leurs places, ainsi qu’en { $pair }.
deadly-chains-of-square = Sinon, partez d’un chiffre du carré dans l’une { OF($lines) }, cherchez-le dans l’autre, passez au chiffre d’à côté, et ainsi de suite, jusqu’à revenir au carré. Il y a deux chaînes de ce genre.
deadly-exchange-chain = Les deux lignes ou colonnes pourraient échanger tous les chiffres d’une chaîne. Avec les échanges correspondants dans le carré et en { $pair }, chaque ligne, chaque colonne et chaque bloc garderait les mêmes chiffres.
deadly-givens-on-one-chain = Une seule des chaînes, au plus, contient des chiffres donnés : l’autre pourrait être échangée.
deadly-can-only-be = { COUNT($cells) ->
    [one] { $cells } ne peut contenir que { OR($digits) }.
   *[other] { $cells } ne peuvent contenir que { OR($digits) }.
}
deadly-other-filling = Si ces cases contiennent { $goes }, elles pourraient contenir { $comes } à la place.
deadly-other-filling-and-back = Si ces cases contiennent { $goes }, elles pourraient contenir { $comes } à la place, et inversement.
