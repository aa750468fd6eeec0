fireworks-look = Regardez { $lines }.
fireworks-fit-only = { IN($line) }, les chiffres { $digits } n’ont de place que dans { $block } et en { $wing }.
    .expert = { IN($line) }, les chiffres { $digits } sont confinés dans { $block } et dans l’aile { $wing }.
fireworks-if-in-neither = Si l’un des chiffres { $digits } n’est ni en { $one } ni en { $other } :
    .expert = Si l’un des chiffres { $digits } manque dans les deux ailes, { $one } et { $other } :
fireworks-both-in-block = Alors { $row } et { $column } ont toutes deux ce chiffre { IN($block) }.
fireworks-only-at-crossing = { $block } ne le contient qu’une fois : au croisement { OF($row) } et { OF($column) }, en { $pivot }.
    .expert = { $block } ne le contient qu’une fois : dans le pivot { $pivot }.
fireworks-outside-block = Hors { OF($block) }, le { $digit } n’a de place { IN($row) } et { IN($column) } qu’en { $two }. Cette ligne et cette colonne se croisent en { $second }, qui ne peut pas contenir { $digit }. Elles ne peuvent donc pas avoir toutes deux leur { $digit } { IN($block) } : { OR($two) } vaut { $digit }.
    .expert = Hors { OF($block) }, { $row } et { $column } n’ont le { $digit } qu’en { $two }. Leur pivot { $second } ne peut pas contenir { $digit } : elles ne peuvent donc pas l’avoir toutes deux dans le bloc, et { OR($two) } vaut { $digit }.
fireworks-if-shared = Si { $shared } vaut { $digit } :
fireworks-then-in-rest = Alors { $digits } sont en { $rest }, qui ne contiennent rien d’autre.
    .expert = Alors { $digits } sont verrouillés en { $rest }.
fireworks-if-alone = Si { $alone } vaut { $digit } :
fireworks-then-none-seen = Alors aucune case que voit { $alone } ne vaut { $digit }.
fireworks-either-way-not = { COUNT($seen) ->
    [one] Dans les deux cas, { $seen } ne vaut pas { $digit }.
   *[other] Dans les deux cas, { $seen } ne valent pas { $digit }.
}
fireworks-fill-cells = Chacun des chiffres { $digits } est donc en { OR($cells) }. Il y a autant de chiffres que de cases : ces chiffres remplissent donc ces cases.
    .expert = Donc { $digits } sont verrouillés en { $cells }, un par case.
fireworks-pivot-others = { $pivot } ne peut contenir que { OR($digits) } : { $others } sont en { OR($cells) }.
    .expert = Le pivot { $pivot } ne peut contenir que { OR($digits) } : { $others } sont en { OR($cells) }.
fireworks-assist-sees-wings = { $assists } voit à la fois { $wings }.
    .expert = { $assists } voit les deux ailes, { $wings }.
fireworks-pivot-holds = Ni { $one } ni { $other } ne peut contenir le même chiffre que { $assists }. C’est donc { $pivot } qui contient ce chiffre : { OR($digits) }.
    .expert = Les ailes { $one } et { $other } perdent toutes deux le chiffre de { $assists } : c’est donc le pivot { $pivot } qui contient ce chiffre, { OR($digits) }.
fireworks-if-wing = Si { $wing } vaut { OR($digits) } :
fireworks-then-assist = Alors { $assist }, qui voit { $wing }, contient l’autre chiffre. Aucune case qui voit { $wing } et { $assist } ne peut contenir { OR($digits) }.
    .expert = Alors { $wing } et { $assist } forment une paire nue sur { $digits }. Toute case qui voit les deux perd { $digits }.
fireworks-pivot-cannot-hold-both = { $pivot } ne peut pas contenir à la fois { $digits }, donc au moins l’un des deux chiffres est en { OR($wings) }.
    .expert = Le pivot { $pivot } ne peut pas contenir à la fois { $digits } : au moins l’un des deux est dans une aile, { OR($wings) }.
fireworks-either-way-sees-both = { COUNT($cells) ->
    [one] Dans les deux cas, { $cells } voit à la fois { $digits }.
   *[other] Dans les deux cas, chacune des cases { $cells } voit à la fois { $digits }.
}
