### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = Pista
    .close = Cerrar la pista
hint-searching = Buscando un paso…
hint-failed = No se ha podido encontrar ninguna pista: { $why }.

## The button to the next part of a hint

hint-where = ¿Dónde?
hint-pattern = Ver el patrón
hint-why = ¿Por qué?
hint-result = Ver el resultado
hint-apply = Aplicar
hint-apply-now = Aplicar ya
hint-remembered = Contará para la siguiente pista.

## The links of a chain, one at a time

hint-walk = Enlace a enlace
    .next = Siguiente enlace
    .all = Toda la cadena
hint-link =
    { $link ->
        [strong] Si el { $digit } no está en { $cells }, el { $otherDigit } está en { $otherCells }.
       *[weak] Si el { $digit } está en { $cells }, el { $otherDigit } no está en { $otherCells }.
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = colocado
role-eliminated = eliminado
role-wrong = incorrecto
role-base = patrón
role-cover = sitio para uno solo
role-fin = aleta
role-endo-fin = aleta interna
role-on = verdadero
role-off = falso
role-pivot = pivote
role-pincer = pinza
role-first = conjunto A
role-second = conjunto B
role-third = conjunto C
role-further = otros conjuntos
role-guardian = guardián
role-blocker = descarta otros
