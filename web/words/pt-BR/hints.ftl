### Hints, told step by step, and the legend of their pictures. The sentences of a hint are not here: the
### solver makes them.

hint = Dica
    .close = Fechar a dica
hint-searching = Procurando um passo…
hint-failed = Não foi possível encontrar uma dica: { $why }.

## The button to the next part of a hint

hint-where = Onde?
hint-pattern = Mostrar o padrão
hint-why = Por quê?
hint-result = Mostrar o resultado
hint-apply = Aplicar
hint-apply-now = Aplicar agora
hint-remembered = Vale para a próxima dica.

## The links of a chain, one at a time

hint-walk = Ligação por ligação
    .next = Próxima ligação
    .all = Cadeia inteira
hint-link =
    { $link ->
        [strong] Se o { $digit } não está em { $cells }, o { $otherDigit } está em { $otherCells }.
       *[weak] Se o { $digit } está em { $cells }, o { $otherDigit } não está em { $otherCells }.
    }

## The roles of cells and candidates in a picture, for its legend

role-placed = colocado
role-eliminated = eliminado
role-wrong = errado
role-base = padrão
role-cover = espaço para um só
role-fin = barbatana
role-endo-fin = barbatana interna
role-on = verdadeiro
role-off = falso
role-pivot = pivô
role-pincer = pinça
role-first = conjunto A
role-second = conjunto B
role-third = conjunto C
role-further = outros conjuntos
role-guardian = guardião
role-blocker = exclui outros
