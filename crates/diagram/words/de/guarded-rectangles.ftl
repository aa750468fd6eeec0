guarded-rectangles-look = Betrachten Sie die Ziffern { $digits } in { $cells }.
guarded-rectangles-places-apart-from = { COUNT($beside) ->
    [one] { IN($house) } können die Ziffern { $digits } nur in { $corners } stehen, abgesehen von der { $beside }.
   *[other] { IN($house) } können die Ziffern { $digits } nur in { $corners } stehen, abgesehen von { $beside }.
}
    .expert = { COUNT($beside) ->
        [one] { IN($house) } sind { $digits } auf { $corners } beschränkt, bis auf den externen Wächter { $beside }.
       *[other] { IN($house) } sind { $digits } auf { $corners } beschränkt, bis auf die externen Wächter { $beside }.
    }
guarded-rectangles-also-has = { COUNT($others) ->
    [one] { $open } hat außerdem den Kandidaten { $others }.
   *[other] { $open } hat außerdem die Kandidaten { $others }.
}
    .expert = { COUNT($others) ->
        [one] { $open } hat den internen Wächter { $others }.
       *[other] { $open } hat die internen Wächter { $others }.
    }
guarded-rectangles-extra = { COUNT($within) ->
    [one] Der überzählige Kandidat ist die { $within }.
   *[other] Die überzähligen Kandidaten sind { $within }.
}
    .expert = Wächter: { $within }.
guarded-rectangles-extra-in = { COUNT($within) ->
    [one] Der überzählige Kandidat in { $open } ist die { $within }.
   *[other] Die überzähligen Kandidaten in { $open } sind { $within }.
}
    .expert = { COUNT($within) ->
        [one] Interner Wächter in { $open }: { $within }.
       *[other] Interne Wächter in { $open }: { $within }.
    }
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [one] Ohne diesen überzähligen Kandidaten enthielten die vier Zellen nur { $digits }. Die beiden Ziffern könnten dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
   *[other] Ohne diese überzähligen Kandidaten enthielten die vier Zellen nur { $digits }. Die beiden Ziffern könnten dort die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
}
    .expert = { COUNT($guardians) ->
        [one] Ohne den Wächter enthielte das Rechteck nur { $digits }: ein tödliches Muster.
       *[other] Ohne die Wächter enthielte das Rechteck nur { $digits }: ein tödliches Muster.
    }
