almost-locked-candidates-look = Fíjate en { $house } y en { $other }.
almost-locked-candidates-fit-only = { IN($other) }, los números { $digits } solo caben en { $cells } y en el cruce con { $house } ({ $crossing }).
    .expert = { $other } limita los números { $digits } a { $cells } y a la intersección con { $house } ({ $crossing }).
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } se queda con todos estos números menos uno, así que en el cruce hay como máximo uno.
   *[other] { $subset } se quedan con todos estos números menos uno, así que en el cruce hay como máximo uno.
}
    .expert = El ALS { $subset } deja como máximo uno de estos números a la intersección.
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] En { $cells } no caben todos, así que en el cruce hay al menos uno.
   *[other] En { $cells } no caben todos, así que en el cruce hay al menos uno.
}
    .expert = En { $cells } no caben todos, así que la intersección contiene al menos uno.
# $rest es «other» si queda un solo número y «others» si quedan varios.
almost-locked-candidates-exactly-one = { $rest ->
    [other] Por tanto, en el cruce hay exactamente uno. { $house } tiene el otro en { $subset }, y { $other } tiene el otro en { $cells }.
   *[others] Por tanto, en el cruce hay exactamente uno. { $house } tiene los otros en { $subset }, y { $other } tiene los otros en { $cells }.
}
    .expert = Por tanto, la intersección contiene exactamente uno, y el resto queda bloqueado: { IN($house) }, en { $subset }; { IN($other) }, en { $cells }.
