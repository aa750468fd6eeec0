guarded-rectangles-look = Betrachten Sie die Ziffern { $digits } in { $cells }.
guarded-rectangles-places-apart-from = { COUNT($beside) ->
    [one] { IN($house) } können die Ziffern { $digits } nur in { $corners } stehen, abgesehen von der { $beside }.
   *[other] { IN($house) } können die Ziffern { $digits } nur in { $corners } stehen, abgesehen von { $beside }.
}
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } hat außerdem den Kandidaten { $others }.
   *[other] { $open } hat außerdem die Kandidaten { $others }.
}
guarded-rectangles-extra = { COUNT($within) ->
    [one] Der überzählige Kandidat ist die { $within }.
   *[other] Die überzähligen Kandidaten sind { $within }.
}
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] Der überzählige Kandidat in { $open } ist die { $within }.
   *[other] Die überzähligen Kandidaten in { $open } sind { $within }.
}
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Ohne diesen überzähligen Kandidaten enthielten die vier Zellen nur { $digits }. Die beiden Ziffern könnten dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
   *[other] Ohne diese überzähligen Kandidaten enthielten die vier Zellen nur { $digits }. Die beiden Ziffern könnten dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
}
