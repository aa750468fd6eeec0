common-not-given = { COUNT($cells) ->
    [one] { $cells } contém o { $held }, que não é um número dado.
   *[other] { $cells } contêm { $held }, e nenhuma dessas células tem um número dado.
}
common-are-not = { COUNT($cells) ->
    [one] { $cells } não é { $digit }
   *[other] { $cells } não são { $digit }
}
common-cells-are = { OR($cells) } é { OR($digits) }
common-only-places = { COUNT($digits) ->
    [one] { IN($houses) }, o { $digits } só pode ficar em { OR($cells) }.
   *[other] { IN($houses) }, os números { $digits } só podem ficar em { $cells }.
}
common-can-only-be = { COUNT($cells) ->
    [one] { $cells } só pode ser { OR($digits) }.
   *[other] { $cells } só podem ser { OR($digits) }.
}
common-none-sees-all = { COUNT($cells) ->
    [1] Nenhuma célula que veja essa célula pode ser { $digit }.
    [2] Nenhuma célula que veja as duas pode ser { $digit }.
   *[other] Nenhuma célula que veja todas elas pode ser { $digit }.
}
common-no-conflict = { COUNT($count) ->
    [1] Nenhum candidato em conflito com ele pode ser verdadeiro.
    [2] Nenhum candidato em conflito com os dois pode ser verdadeiro.
   *[other] Nenhum candidato em conflito com todos eles pode ser verdadeiro.
}
common-places-are-used-up = Nenhuma outra célula que veja todos os lugares de um desses números pode conter esse número.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Portanto, { $cells } só pode ser { OR($extra) }.
   *[other] Portanto, { $cells } funcionam como uma única célula, que só pode ser { OR($extra) }.
}
common-together-use-up = { COUNT($cells) ->
    [one] Junto com { $others }, ela esgota os números { $digits } { OF($house) }. Nenhuma outra célula ali pode ser { OR($digits) }.
   *[other] Junto com { $others }, elas esgotam os números { $digits } { OF($house) }. Nenhuma outra célula ali pode ser { OR($digits) }.
}
common-cells-are-not = { COUNT($digits) ->
    [one] { $cells } { COUNT($cells) ->
        [one] não é { $digits }
       *[other] não são { $digits }
    }
   *[other] { $cells } { COUNT($cells) ->
        [one] não é { NOR($digits) }
       *[other] não são { NOR($digits) }
    }
}
# Uma dessas orações é verdadeira, ou todas elas são.
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# Um valor sozinho, e frases uma após a outra.
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
