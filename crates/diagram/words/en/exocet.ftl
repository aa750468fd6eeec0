exocet-look = Look at { $base }, and at { $targets }.
exocet-single-goes-through = Whichever it is, every way to place that digit that goes through { $base } also goes through { $targets }.
exocet-single-same-digit = So both cells hold the same digit. A candidate that only one of them has is false.
exocet-wild-goes-through = Every way to place { OR($others) } that goes through the base also goes through { $target }.
exocet-wild-one-room = If the base holds { OR($others) }, then { $target } holds that digit too. But { $target } has room for only one.
exocet-wild-digit = So the other digit of the base is { $wild }, and { $target } is { OR($others) }.
exocet-two-and-no-others = So whichever two digits the base holds, each of them is also in a target. There are two targets, so they hold these two digits and no others.
exocet-target-cells = { COUNT($alone) ->
    [one] One of its targets is { $alone }.
   *[other] Its targets are { $alone }.
}
exocet-target-with-locked = One of { $cells } is { $locked }, so together they are a target, with room for one digit of the base.
exocet-mirrored-first = See first that the digits of the base are also in { $targets }.
exocet-mirrored-both = So whichever two digits the base holds, { $targets } hold them too.
exocet-mirrored-image = The digit of { $target } is also in its mirror, { $mirror }. Only { $image } can hold it there, so { $image } holds it.
exocet-arguments-needed = If the base holds { $digit }, the places for { $digit } alone do not show that a target holds it too. But if none did, other digits would lead to a contradiction.
exocet-argument = Suppose that { $cell } is { $digit }, and that { $targets } are not { $digit }:
exocet-base-holds-two = The base, { $base }, holds two of { $digits }.
exocet-if-base = If { OR($cells) } is { $digit }:
exocet-only-left-in-targets = Then the only places left for { $digit } in { $houses } are in the targets. So { $digit } is in a target.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Then { $room } covers all places left for { $digit } in { $houses }, except for the targets.
   *[other] Then { $room } cover all places left for { $digit } in { $houses }, except for the targets.
}
exocet-room =
    { $room } { COUNT($room) ->
    [one] has
   *[other] have
    } room for only { COUNT($room) ->
    [1] one
    [2] two
   *[other] three
    } { $digit }{ COUNT($room) ->
    [one] { "" }
   *[other] s
    }, but { $houses } need { COUNT($houses) ->
    [1] one
    [2] two
    [3] three
   *[other] four
    }. So { $digit } is in a target.
exocet-no-way = Then there is no way to place all the { $digit }s.
exocet-missing-can-go = { COUNT($target) ->
    [one] The missing { $digit }s can go in { $new }, including the target { $target }.
   *[other] The missing { $digit }s can go in { $new }, including the targets { $target }.
}
exocet-no-other-way = There is no other way to place them. So { $digit } is in a target.
exocet-however-placed = However the { $digit }s are then placed, one of them is in { OR($targets) }.
exocet-struck-from-base = The base cannot hold { ELSE($struck) }: however two such digits are placed through base and targets, they share a cell.
exocet-only-pair-left = Only one pair is left for the base: { $pair }.
exocet-pairs-left = These pairs are left for the base: { ELSE($left) }.
exocet-other-pairs = However the digits of any other pair are placed through base and targets, they share a cell.
exocet-look-at-second = Look at { $base }, and at { $second }.
exocet-second-holds = So { $targets } hold the digits of the base { $base }. In the same way, { $others } hold those of the base { $second }.
exocet-compare = Compare the two exocets: a digit that both bases hold is placed in the same way for both, and no two digits share a cell.
exocet-digits-left = That leaves these digits for the two bases: { ELSE($both) }.
exocet-known-between = In every case that is left, the bases have { $known } between them.
exocet-four-digits = So the bases hold four different digits: each of { $digits } once.
exocet-follow-digits = Now follow each of these digits: every way to place it goes through one of the bases, and through a target of that base.
exocet-only-in-one-base = { $digit } is a candidate of only one of the bases.
exocet-not-in-both-places = { $digit } is not in both bases: its places there see each other.
exocet-not-in-both-house = If { $digit } were in both bases, { $house } would have no place for { $digit }.
exocet-not-in-both-ways = No way to place { $digit } goes through both bases.
exocet-go-through-all = Now go through all cases that are left: the digits, their order in base and targets, and all ways to place them that fit and share no cell.
exocet-so-base-holds = So { OR($cells) } is { $digit }.
exocet-two-pairs = { $first } with { $second }
