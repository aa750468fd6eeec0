exocet-look = Observe { $base }, e também { $targets }.
    .expert = { COUNT($targets) ->
        [one] Observe a base, { $base }, e o alvo, { $targets }.
       *[other] Observe a base, { $base }, e as células-alvo, { $targets }.
    }
exocet-single-goes-through = Seja qual for o número, toda maneira de colocá-lo que passa por { $base } também passa por { $targets }.
    .expert = Seja qual for o número, todos os seus templates que passam por { $base } também passam por { $targets }.
exocet-single-same-digit = Portanto, as duas células contêm o mesmo número. Um candidato que só uma delas tem é falso.
    .expert = Portanto, base e alvo contêm o mesmo número, e é falso todo candidato que só um dos dois tem.
exocet-wild-goes-through = Toda maneira de colocar { OR($others) } que passa pela base também passa por { $target }.
    .expert = Todos os templates de { OR($others) } que passam pela base também passam pelo alvo { $target }.
exocet-wild-one-room = Se a base contém { OR($others) }, então { $target } também contém esse número. Mas em { $target } só cabe um.
    .expert = Se { OR($others) } está na base, também está no alvo { $target }, onde só cabe um.
exocet-wild-digit = Portanto, o outro número da base é { $wild }, e { $target } é { OR($others) }.
exocet-two-and-no-others = Portanto, sejam quais forem os dois números da base, cada um deles também está em um alvo. Há dois alvos, logo cada um deles contém um desses números.
    .expert = Portanto, os dois alvos contêm os dois números da base, um em cada.
exocet-target-cells = { COUNT($alone) ->
    [one] Um dos alvos dessa base é { $alone }.
   *[other] Os alvos dessa base são { $alone }.
}
    .expert = { COUNT($alone) ->
        [one] Alvo de uma só célula: { $alone }.
       *[other] Alvos: { $alone }.
    }
exocet-target-with-locked = Uma das células { $cells } é { $locked }, logo juntas elas formam um alvo, com espaço para um número da base.
    .expert = Objeto-alvo { $cells }: o { $locked } está bloqueado nele, e resta espaço para um número da base.
exocet-mirrored-first = Veja primeiro que os números da base também estão em { $targets }.
    .expert = Primeiro: os números da base reaparecem em { $targets }.
exocet-mirrored-both = Portanto, sejam quais forem os dois números da base, { $targets } também os contêm.
    .expert = Portanto, { $targets } contêm os dois números da base.
exocet-mirrored-image = O número de { $target } também está no espelho correspondente ({ $mirror }). Ali, só { $image } pode contê-lo, logo { $image } o contém.
    .expert = O número de { $target } reaparece no seu espelho, { $mirror }, onde só { $image } pode contê-lo.
exocet-arguments-needed = Se a base contém { $digit }, os lugares do { $digit }, sozinhos, não mostram que um alvo também o contém. Mas, se nenhum alvo o contivesse, os outros números levariam a uma contradição.
    .expert = Com o { $digit } na base, as células S do próprio { $digit } não bastam. Mas, se nenhum alvo o contém, outros números levam a uma contradição.
exocet-argument = { COUNT($targets) ->
    [one] Suponha que { $cell } seja { $digit } e que { $targets } não seja { $digit }:
   *[other] Suponha que { $cell } seja { $digit } e que { $targets } não sejam { $digit }:
}
    .expert = { COUNT($targets) ->
        [one] Premissa: { $cell } é { $digit }, e { $targets } não é { $digit }:
       *[other] Premissa: { $cell } é { $digit }, e { $targets } não são { $digit }:
    }
exocet-base-holds-two = A base, { $base }, contém dois dos números { $digits }.
    .expert = Base { $base }: dois dos números { $digits }.
exocet-if-base = Se { OR($cells) } é { $digit }:
    .expert = Com o { $digit } na base, em { OR($cells) }:
exocet-only-left-in-targets = Então, { IN($houses) }, os únicos lugares que restam para o { $digit } ficam nos alvos. Portanto, o { $digit } está em um alvo.
    .expert = Não resta nenhuma célula S { OF($houses) } para o { $digit }, logo o { $digit } está em um alvo.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Então { $room } cobre todos os lugares que restam para o { $digit } { IN($houses) }, exceto os alvos.
   *[other] Então { $room } cobrem todos os lugares que restam para o { $digit } { IN($houses) }, exceto os alvos.
}
    .expert = { COUNT($room) ->
        [one] { $room } cobre todas as células S que restam para o { $digit } { IN($houses) }.
       *[other] { $room } cobrem todas as células S que restam para o { $digit } { IN($houses) }.
    }
exocet-room =
    { IN($room) }, o { $digit } só cabe { COUNT($room) ->
    [1] uma vez
    [2] duas vezes
   *[other] três vezes
    }, mas { $houses } { COUNT($houses) ->
    [1] precisa dele uma vez
    [2] precisam dele duas vezes
    [3] precisam dele três vezes
   *[other] precisam dele quatro vezes
    }. Portanto, o { $digit } está em um alvo.
    .expert = Faltam coberturas para { $houses }, logo o { $digit } está em um alvo.
exocet-no-way = Então não há como completar o { $digit } na grade.
    .expert = Não resta nenhum template do { $digit }.
exocet-missing-can-go = { COUNT($target) ->
    [one] O { $digit } pode ser completado em { $new }, o que inclui o alvo { $target }.
   *[other] O { $digit } pode ser completado em { $new }, o que inclui os alvos { $target }.
}
    .expert = { COUNT($target) ->
        [one] Template do { $digit }: { $new }, pelo alvo { $target }.
       *[other] Template do { $digit }: { $new }, pelos alvos { $target }.
    }
exocet-no-other-way = Não há outra maneira de completá-lo. Portanto, o { $digit } está em um alvo.
    .expert = Não resta outro template, logo o { $digit } está em um alvo.
exocet-however-placed = Então, seja qual for a maneira de colocar os outros { $digit } na grade, { OR($targets) } é { $digit }.
    .expert = Todos os templates que restam do { $digit } passam por { OR($targets) }.
exocet-struck-from-base = A base não pode conter juntos { ELSE($struck) }: seja como for que se coloquem esses dois números na base e nos alvos, eles caem na mesma célula.
    .expert = Pares excluídos da base: { SERIES($struck) }. Os templates dos dois números pela base e pelos alvos têm sempre uma célula em comum.
exocet-only-pair-left = Resta um só par para a base: { $pair }.
    .expert = O único par que resta na base é { $pair }.
exocet-pairs-left = Restam estes pares para a base: { ELSE($left) }.
    .expert = Pares que restam na base: { SERIES($left) }.
exocet-other-pairs = Seja como for que se coloquem os números de qualquer outro par na base e nos alvos, eles caem na mesma célula.
    .expert = Em qualquer outro par, os templates dos dois números pela base e pelos alvos têm sempre uma célula em comum.
exocet-look-at-second = Observe { $base }, e também { $second }.
    .expert = Observe a base, { $base }, e a segunda base, { $second }.
exocet-second-holds = Portanto, { $targets } contêm os números da base { $base }. Do mesmo modo, { $others } contêm os da base { $second }.
    .expert = Portanto, os alvos { $targets } contêm os números da base { $base }; os alvos { $others }, os da base { $second }.
exocet-compare = Compare os dois Exocets: um número que está nas duas bases é colocado da mesma maneira para ambas, e dois números nunca ocupam a mesma célula.
    .expert = Combine as duas tabelas: um número das duas bases tem um só template para ambas, e dois templates nunca têm células em comum.
exocet-digits-left = Restam estes números para as duas bases: { ELSE($both) }.
    .expert = Pares que restam nas bases: { SERIES($both) }.
exocet-known-between = Em todos os casos que restam, as duas bases, juntas, contêm { $known }.
    .expert = Todas as combinações que restam têm { $known } nas bases.
exocet-four-digits = Portanto, as bases contêm quatro números diferentes: { $digits }, uma vez cada um.
    .expert = Portanto, as bases não têm nenhum número em comum: contêm { $digits }, uma vez cada.
exocet-follow-digits = Agora siga cada um desses números: toda maneira de colocá-lo passa por uma das bases e por um alvo dessa base.
    .expert = Agora tome os templates de cada número: todos passam por uma das bases e por um alvo dessa base.
exocet-only-in-one-base = O { $digit } é candidato em uma só das bases.
exocet-not-in-both-places = O { $digit } não está nas duas bases: ali, os seus lugares se veem.
exocet-not-in-both-house = Se o { $digit } estivesse nas duas bases, não haveria lugar para o { $digit } { IN($house) }.
exocet-not-in-both-ways = Nenhuma maneira de colocar o { $digit } passa pelas duas bases.
    .expert = Nenhum template do { $digit } passa pelas duas bases.
exocet-go-through-all = Agora examine todos os casos que restam: os números, a sua ordem na base e nos alvos, e todas as maneiras de colocá-los que combinam e não têm células em comum.
    .expert = Agora tabele todos os casos que restam: números, ordem na base e nos alvos, templates compatíveis.
exocet-so-base-holds = Portanto, { OR($cells) } é { $digit }.
exocet-two-pairs = { $first } com { $second }
