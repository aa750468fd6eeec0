sue-de-coq-look = Regardez { $cells }.
sue-de-coq-twice = { COUNT($twice) ->
    [one] Le { $twice } peut apparaître deux fois : une fois en { $in_line } et une fois en { $in_box }.
   *[other] { $twice } peuvent apparaître deux fois : une fois en { $in_line } et une fois en { $in_box }.
}
    .expert = { COUNT($twice) ->
        [one] Le { $twice } a pour multiplicité 2 : une fois en { $in_line } et une fois en { $in_box }.
       *[other] { $twice } ont pour multiplicité 2 : une fois en { $in_line } et une fois en { $in_box }.
    }
sue-de-coq-each-once = Chaque chiffre ne peut apparaître qu’une fois dans ces cases, car toutes ses places y sont dans une même ligne, une même colonne ou un même bloc.
    .expert = Chaque chiffre a pour multiplicité 1 : il est confiné dans une ligne, une colonne ou un bloc.
sue-de-coq-others-once = À part { $twice }, chaque chiffre ne peut apparaître qu’une fois dans ces cases, car toutes ses places y sont dans une même ligne, une même colonne ou un même bloc.
    .expert = À part { $twice }, chaque chiffre a pour multiplicité 1 : il est confiné dans une ligne, une colonne ou un bloc.
sue-de-coq-used-once = Il y a { $cells } cases à remplir, donc chacun des chiffres { $digits } y apparaît exactement une fois.
    .expert = Les multiplicités totalisent les { $cells } cases, donc chacun des chiffres { $digits } y est exactement une fois.
sue-de-coq-used-as-it-fits = Il y a { $cells } cases à remplir, donc chacun des chiffres { $digits } y apparaît aussi souvent que possible.
    .expert = Les multiplicités totalisent les { $cells } cases, donc chacun des chiffres { $digits } atteint la sienne.
