### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = Indice
    .close = Fermer l’indice
hint-searching = Recherche d’une étape…
hint-failed = Impossible de trouver un indice : { $why }.

## The button to the next part of a hint

hint-where = Où ?
hint-pattern = Voir le motif
hint-why = Pourquoi ?
hint-result = Voir le résultat
hint-apply = Appliquer
hint-apply-now = Appliquer maintenant
hint-remembered = Retenu pour le prochain indice.

## The links of a chain, one at a time

hint-walk = Lien par lien
    .next = Lien suivant
    .all = Toute la chaîne
hint-link =
    { $link ->
        [strong] Si le { $digit } n’est pas en { $cells }, alors le { $otherDigit } est en { $otherCells }.
       *[weak] Si le { $digit } est en { $cells }, alors le { $otherDigit } n’est pas en { $otherCells }.
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = placé
role-eliminated = éliminé
role-wrong = faux
role-base = motif
role-cover = place pour un seul
role-fin = nageoire
role-endo-fin = nageoire endo
role-on = vrai
role-off = faux
role-pivot = pivot
role-pincer = pince
role-first = ensemble A
role-second = ensemble B
role-third = ensemble C
role-further = autres ensembles
role-guardian = gardien
role-blocker = exclut les autres
