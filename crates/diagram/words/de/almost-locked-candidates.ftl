almost-locked-candidates-look = Betrachten Sie { $house } und { $other }.
almost-locked-candidates-fit-only = { IN($other) } können die Ziffern { $digits } nur in { $cells } oder in der Überschneidung mit { $house } ({ $crossing }) stehen.
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } verbraucht alle diese Ziffern bis auf eine. Die Überschneidung enthält also höchstens eine von ihnen.
   *[other] { $subset } verbrauchen alle diese Ziffern bis auf eine. Die Überschneidung enthält also höchstens eine von ihnen.
}
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] { $cells } hat nicht für alle Platz. Die Überschneidung enthält also mindestens eine.
   *[other] { $cells } haben nicht für alle Platz. Die Überschneidung enthält also mindestens eine.
}
almost-locked-candidates-exactly-one = { $rest ->
    [other] Die Überschneidung enthält also genau eine. { IN($house) } steht die andere in { $subset }, { IN($other) } in { $cells }.
   *[others] Die Überschneidung enthält also genau eine. { IN($house) } stehen die anderen in { $subset }, { IN($other) } in { $cells }.
}
