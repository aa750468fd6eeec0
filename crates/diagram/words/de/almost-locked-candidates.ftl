almost-locked-candidates-look = Betrachten Sie { $house } und { $other }.
almost-locked-candidates-fit-only = { IN($other) } können die Ziffern { $digits } nur in { $cells } oder in der Überschneidung mit { $house } ({ $crossing }) stehen.
    .expert = { IN($other) } sind { $digits } auf { $cells } sowie die Überschneidung mit { $house } ({ $crossing }) beschränkt.
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } verbraucht alle diese Ziffern bis auf eine. Die Überschneidung enthält also höchstens eine von ihnen.
   *[other] { $subset } verbrauchen alle diese Ziffern bis auf eine. Die Überschneidung enthält also höchstens eine von ihnen.
}
    .expert = Das ALS { $subset } lässt der Überschneidung höchstens eine dieser Ziffern.
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] { $cells } hat nicht für alle Platz. Die Überschneidung enthält also mindestens eine.
   *[other] { $cells } haben nicht für alle Platz. Die Überschneidung enthält also mindestens eine.
}
    .expert = { COUNT($cells) ->
        [one] { $cells } fasst nicht alle, also steht mindestens eine in der Überschneidung.
       *[other] { $cells } fassen nicht alle, also steht mindestens eine in der Überschneidung.
    }
almost-locked-candidates-exactly-one = { $rest ->
    [other] Die Überschneidung enthält also genau eine. { IN($house) } steht die andere in { $subset }, { IN($other) } in { $cells }.
   *[others] Die Überschneidung enthält also genau eine. { IN($house) } stehen die anderen in { $subset }, { IN($other) } in { $cells }.
}
    .expert = Also steht genau eine in der Überschneidung. Der Rest ist gebunden: { IN($house) } an { $subset }, { IN($other) } an { $cells }.
