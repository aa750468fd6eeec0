rank-if-start = Se { $cell } é { $digit }:
rank-every-case-cell = Em todos os casos, { $cell } é { OR($digits) }.
rank-every-case-house = Em todos os casos, o { $digit } { OF($house) } está em { OR($cells) }.
rank-only-one-end = Só um deles pode ser verdadeiro. Portanto, uma cadeia é verdadeira do começo ao fim, e as outras são falsas do fim ao começo.
    .expert = Essas pontas têm ligação fraca entre si, logo exatamente uma é verdadeira: a sua cadeia é toda verdadeira, e as outras são todas falsas.
rank-one-in-each-link = Então cada uma destas ligações tem o seu candidato verdadeiro em uma das cadeias: { $links }.
    .expert = Portanto, cada ligação tem o seu candidato verdadeiro em uma das cadeias: { $links }.
rank-no-other-of-links = Portanto, nenhum outro candidato dessas ligações pode ser verdadeiro.
    .expert = Todos os outros candidatos dessas ligações são falsos.
rank-cells-need = { COUNT($cells) ->
    [one] { $cells } precisa de um número.
   *[other] Cada uma das células { $cells } precisa de um número.
}
    .expert = { COUNT($cells) ->
        [one] Verdade de célula: { $cells }.
       *[other] Verdades de célula: { $cells }.
    }
rank-house-needs = { COUNT($digits) ->
    [one] { $house } precisa de um lugar para o { $digits }.
   *[other] { $house } precisa de lugares para { $digits }.
}
    .expert = { COUNT($digits) ->
        [one] Verdade { IN($house) }: { $digits }.
       *[other] Verdades { IN($house) }: { $digits }.
    }
rank-no-candidate-fills-more = Nenhum candidato preenche mais verdades do que gasta ligações.
    .expert = Nenhum candidato está em mais verdades do que ligações.
rank-look-around = Observe as células em volta de { $corners }, nos seus blocos, linhas e colunas.
    .expert = Observe o SK Loop em volta de { $corners }.
rank-look-at-crossings = Observe as células no cruzamento { OF($rows) } com { $columns }.
rank-look-at-houses = { COUNT($digits) ->
    [one] Observe o { $digits } { IN($houses) }.
   *[other] Observe os números { $digits } { IN($houses) }.
}
rank-look-at-cells-and-houses = { COUNT($digits) ->
    [one] Observe { $cells }, e também o { $digits } { IN($houses) }.
   *[other] Observe { $cells }, e também os números { $digits } { IN($houses) }.
}
rank-link-holds-one = Cada ligação é uma célula, ou um número em uma unidade; portanto, só um dos seus candidatos pode ser verdadeiro.
    .expert = Cada ligação contém no máximo um candidato verdadeiro.
rank-waste-none = Portanto, é falso todo candidato que gastaria mais ligações do que preencheria verdades.
    .expert = Portanto, é falso todo candidato que está em mais ligações do que verdades.
rank-waste-more = Portanto, é falso todo candidato que gastaria pelo menos { $more } ligações a mais do que preencheria verdades.
    .expert = Portanto, é falso todo candidato cujas ligações superam as verdades em { $more } ou mais.
rank-other-links = O mesmo argumento vale com outras ligações. Retire estas: { $dropped }. Use estas no lugar: { $taken }.
    .expert = O mesmo com outras ligações: { $taken }, em lugar de { $dropped }.
rank-digits-in-houses = { $digit } { IN($houses) }
rank-look-at-cell = Observe { $cell }.
rank-look-at-places = Observe os lugares para o { $digit } { IN($house) }.
rank-all-in-links =
    { COUNT($truths) ->
    [one] Essa é a verdade. Todos os seus
   *[other] Essas são as verdades. Todos os seus
} candidatos estão { COUNT($count) ->
    [one] nesta ligação
   *[other] nestas ligações
}: { $links }.
    .expert = { COUNT($count) ->
        [one] Ligação que cobre todos os candidatos das verdades: { $links }.
       *[other] Ligações que cobrem todos os candidatos das verdades: { $links }.
    }
rank-heavy-truths = { $count ->
    [one] Esta verdade conta { $weight ->
        [2] duas vezes
       *[other] { $weight } vezes
    }: { $heavy }.
   *[other] Estas verdades contam { $weight ->
        [2] duas vezes
       *[other] { $weight } vezes
    }: { $heavy }.
}
    .expert = { $count ->
        [one] Verdade de peso { $weight }: { $heavy }.
       *[other] Verdades de peso { $weight }: { $heavy }.
    }
rank-heavy-links = { $count ->
    [one] Esta ligação conta { $weight ->
        [2] duas vezes
       *[other] { $weight } vezes
    }: { $heavy }.
   *[other] Estas ligações contam { $weight ->
        [2] duas vezes
       *[other] { $weight } vezes
    }: { $heavy }.
}
    .expert = { $count ->
        [one] Ligação de peso { $weight }: { $heavy }.
       *[other] Ligações de peso { $weight }: { $heavy }.
    }
# $counted é "once", ou "weighted" se algumas verdades ou ligações contam mais de uma vez.
rank-no-waste = { $counted ->
    [once] São { $truths } { $truths ->
        [one] verdade
       *[other] verdades
    } e { $links } { $links ->
        [one] ligação
       *[other] ligações
    }, logo as verdades gastam todas as ligações.
   *[weighted] Contando assim, são { $truths } { $truths ->
        [one] verdade
       *[other] verdades
    } e { $links } { $links ->
        [one] ligação
       *[other] ligações
    }, logo as verdades gastam todas as ligações.
}
    .expert = { $counted ->
        [once] Verdades: { $truths }; ligações: { $links }; posto 0.
       *[weighted] Pelos pesos, verdades: { $truths }; ligações: { $links }; posto 0.
    }
rank-some-waste = { $counted ->
    [once] São { $truths } { $truths ->
        [one] verdade
       *[other] verdades
    } e { $links } ligações, logo no máximo { $spare } { $spare ->
        [one] ligação pode
       *[other] ligações podem
    } sobrar.
   *[weighted] Contando assim, são { $truths } { $truths ->
        [one] verdade
       *[other] verdades
    } e { $links } ligações, logo no máximo { $spare } { $spare ->
        [one] ligação pode
       *[other] ligações podem
    } sobrar.
}
    .expert = { $counted ->
        [once] Verdades: { $truths }; ligações: { $links }; posto { $spare }.
       *[weighted] Pelos pesos, verdades: { $truths }; ligações: { $links }; posto { $spare }.
    }
rank-uses-up =
    Se { $cell } fosse { $digit }, gastaria { $links ->
    [one] { $links } ligação
   *[other] { $links } ligações
}: { $taken }. Mas { $truths ->
    [0] não preencheria nenhuma verdade
    [one] só preencheria { $truths } verdade: { $filled }
   *[other] só preencheria { $truths } verdades: { $filled }
}.
    .expert = { $truths ->
        [0] O { $digit } em { $cell } está em { $links } { $links ->
            [one] ligação
           *[other] ligações
        } ({ $taken }) e em nenhuma verdade.
       *[other] O { $digit } em { $cell } está em { $links } { $links ->
            [one] ligação
           *[other] ligações
        } ({ $taken }) e em { $truths } { $truths ->
            [one] verdade
           *[other] verdades
        } ({ $filled }).
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $digit } { IN($house) }
rank-times = { $weight ->
    [2] { $name } duas vezes
   *[other] { $name } { $weight } vezes
}
rank-cells = { $cells }
