almost-locked-candidates-look = Observe { $house } e { $other }.
almost-locked-candidates-fit-only = { IN($other) }, os números { $digits } só cabem em { $cells } e na interseção com { $house } ({ $crossing }).
    .expert = { $other } confina { $digits } a { $cells } e à interseção com { $house } ({ $crossing }).
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } fica com um desses números, logo a interseção contém no máximo um deles.
   *[other] { $subset } ficam com todos esses números menos um, logo a interseção contém no máximo um deles.
}
    .expert = O ALS { $subset } deixa no máximo um desses números para a interseção.
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] Em { $cells } não cabem os dois, logo a interseção contém pelo menos um.
   *[other] Em { $cells } não cabem todos eles, logo a interseção contém pelo menos um.
}
    .expert = { COUNT($cells) ->
        [one] { $cells } não comporta os dois, logo a interseção contém pelo menos um.
       *[other] { $cells } não comportam todos eles, logo a interseção contém pelo menos um.
    }
almost-locked-candidates-exactly-one = { $rest ->
    [others] Portanto, a interseção contém exatamente um. { $house } tem os outros em { $subset }, e { $other } tem os outros em { $cells }.
   *[other] Portanto, a interseção contém exatamente um. { $house } tem o outro em { $subset }, e { $other } tem o outro em { $cells }.
}
    .expert = Portanto, a interseção contém exatamente um, e o resto fica bloqueado: { IN($house) }, em { $subset }; { IN($other) }, em { $cells }.
