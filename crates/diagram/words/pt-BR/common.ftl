common-not-given = { COUNT($cells) ->
    [one] { $cells } contém o { $held }, que não é um número dado.
   *[other] { $cells } contêm { $held }, e nenhuma dessas células tem um número dado.
}
    .beginner = { COUNT($cells) ->
        [one] { $cells } contém o { $held }, que não veio impresso no sudoku.
       *[other] { $cells } contêm { $held }, e nenhuma dessas células veio preenchida.
    }
    .expert = { COUNT($cells) ->
        [one] { $cells } contém o { $held }, que não é dado.
       *[other] { $cells } contêm { $held }, e nenhum deles é dado.
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
    .beginner = { COUNT($cells) ->
        [one] Examine { $houses }, célula por célula: só { $cells } ainda pode ser { OR($digits) }.
       *[other] Examine { $houses }, célula por célula: só { $cells } ainda podem ser { OR($digits) }.
    }
    .expert = { COUNT($cells) ->
        [one] Único lugar para o { $digits } { IN($houses) }: { $cells }.
        [2] { COUNT($digits) ->
            [one] O { $digits } é bilocal { IN($houses) }: { $cells }.
           *[other] Únicos lugares para { $digits } { IN($houses) }: { $cells }.
        }
       *[other] { COUNT($digits) ->
            [one] Únicos lugares para o { $digits } { IN($houses) }: { $cells }.
           *[other] Únicos lugares para { $digits } { IN($houses) }: { $cells }.
        }
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
    .beginner = { COUNT($cells) ->
        [1] Procure células que tenham linha, coluna ou bloco em comum com ela: nenhuma pode ser { $digit }.
        [2] Procure células que tenham linha, coluna ou bloco em comum com cada uma das duas: nenhuma pode ser { $digit }.
       *[other] Procure células que tenham linha, coluna ou bloco em comum com cada uma delas: nenhuma pode ser { $digit }.
    }
    .expert = { COUNT($cells) ->
        [1] As células que veem essa célula perdem o { $digit }.
        [2] As células que veem as duas perdem o { $digit }.
       *[other] As células que veem todas elas perdem o { $digit }.
    }
common-no-conflict = { COUNT($count) ->
    [1] Nenhum candidato em conflito com ele pode ser verdadeiro.
    [2] Nenhum candidato em conflito com os dois pode ser verdadeiro.
   *[other] Nenhum candidato em conflito com todos eles pode ser verdadeiro.
}
    .beginner = { COUNT($count) ->
        [1] Um candidato que ele exclui não pode ser verdadeiro.
        [2] Procure um candidato que seria riscado nos dois casos: ele não pode ser verdadeiro.
       *[other] Procure um candidato que seria riscado em todos esses casos: ele não pode ser verdadeiro.
    }
    .expert = { COUNT($count) ->
        [1] Os candidatos fracamente ligados a ele são falsos.
        [2] Os candidatos fracamente ligados aos dois são falsos.
       *[other] Os candidatos fracamente ligados a todos eles são falsos.
    }
common-places-are-used-up = Nenhuma outra célula que veja todos os lugares de um desses números pode conter esse número.
    .beginner = Tome esses números um por um: outra célula que veja todos os lugares de um número não pode conter esse número.
    .expert = As outras células que veem todos os lugares de um desses números perdem esse número.
common-acts-as-one-cell = { COUNT($cells) ->
    [one] Portanto, { $cells } só pode ser { OR($extra) }.
   *[other] Portanto, { $cells } funcionam como uma única célula, que só pode ser { OR($extra) }.
}
    .expert = { COUNT($cells) ->
        [one] Portanto, { $cells } só pode ser { OR($extra) }.
       *[other] Portanto, { $cells } funcionam como uma pseudocélula com { $extra }.
    }
common-together-use-up = { COUNT($cells) ->
    [one] Junto com { $others }, ela esgota os números { $digits } { OF($house) }. Nenhuma outra célula ali pode ser { OR($digits) }.
   *[other] Junto com { $others }, elas esgotam os números { $digits } { OF($house) }. Nenhuma outra célula ali pode ser { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] Com { $others }, ela forma um conjunto bloqueado de { $digits } { IN($house) }. As outras células dali perdem { $digits }.
       *[other] Com { $others }, elas formam um conjunto bloqueado de { $digits } { IN($house) }. As outras células dali perdem { $digits }.
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
