exocet-look = Look at { $base }, and at { $targets }.
    .expert = { COUNT($targets) ->
        [one] Look at the base { $base } and the target { $targets }.
       *[other] Look at the base { $base }, and at the target cells { $targets }.
    }
exocet-single-goes-through = Whichever it is, every way to place that digit that goes through { $base } also goes through { $targets }.
    .beginner = Try all the ways to place that digit in the grid: every way that uses { $base } also uses { $targets }.
    .expert = Whichever it is, all templates of that digit through { $base } also run through { $targets }.
exocet-single-same-digit = So both cells hold the same digit. A candidate that only one of them has is false.
    .beginner = So both cells hold the same digit. A digit that only one of them could be is false.
    .expert = So base and target hold the same digit, and any candidate of only one of them is false.
exocet-wild-goes-through = Every way to place { OR($others) } that goes through the base also goes through { $target }.
    .expert = All templates of { OR($others) } through the base also run through the target { $target }.
exocet-wild-one-room = If the base holds { OR($others) }, then { $target } holds that digit too. But { $target } has room for only one.
    .expert = If { OR($others) } is in the base, it is also in the target { $target }, which has room for only one.
exocet-wild-digit = So the other digit of the base is { $wild }, and { $target } is { OR($others) }.
    .expert = So the other base digit is { $wild }, and { $target } is { OR($others) }.
exocet-two-and-no-others = So whichever two digits the base holds, each of them is also in a target. There are two targets, so each of them holds one of these digits.
    .beginner = So whichever two digits the base holds, both are also in the targets. There are two targets, so each target holds one of them.
    .expert = So the two targets hold the two base digits, one each.
exocet-target-cells = { COUNT($alone) ->
    [one] One of its targets is { $alone }.
   *[other] Its targets are { $alone }.
}
    .expert = { COUNT($alone) ->
        [one] Single-cell target: { $alone }.
       *[other] Targets: { $alone }.
    }
exocet-target-with-locked = One of { $cells } is { $locked }, so together they are a target, with room for one digit of the base.
    .expert = Target object { $cells }: { $locked } is locked in it, which leaves room for one base digit.
exocet-mirrored-first = See first that the digits of the base are also in { $targets }.
    .expert = First, the base digits recur in { $targets }.
exocet-mirrored-both = So whichever two digits the base holds, { $targets } hold them too.
    .expert = So { $targets } hold both base digits.
exocet-mirrored-image = The digit of { $target } is also in its mirror, { $mirror }. Only { $image } can hold it there, so { $image } holds it.
    .expert = The digit of { $target } recurs in its mirror, { $mirror }, where only { $image } can hold it.
exocet-arguments-needed = If the base holds { $digit }, the places for { $digit } alone do not show that a target holds it too. But if none did, other digits would lead to a contradiction.
    .expert = For base digit { $digit }, its S cells alone do not suffice. But with no target holding it, other digits lead to a contradiction.
exocet-argument = Suppose that { $cell } is { $digit }, and that { $targets } are not { $digit }:
    .expert = Premise: { $cell } is { $digit }, and { $targets } are not { $digit }:
exocet-base-holds-two = The base, { $base }, holds two of { $digits }.
    .beginner = Call { $base } a base: it holds two of { $digits }.
    .expert = Base { $base }: two of { $digits }.
exocet-if-base = If { OR($cells) } is { $digit }:
    .expert = Base digit { $digit }, in { OR($cells) }:
exocet-only-left-in-targets = Then the only places left for { $digit } in { $houses } are in the targets. So { $digit } is in a target.
    .expert = No S cell of { $houses } is left for { $digit }, so { $digit } is in a target.
exocet-covered-but-targets = { COUNT($room) ->
    [one] Then { $room } covers all places left for { $digit } in { $houses }, except for the targets.
   *[other] Then { $room } cover all places left for { $digit } in { $houses }, except for the targets.
}
    .beginner = Then all places left for { $digit } in { $houses } are in { $room }, apart from the targets.
    .expert = All S cells left for { $digit } in { $houses } are covered by { $room }.
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
    .expert = Too few covers for { $houses }, so { $digit } is in a target.
exocet-no-way = Then there is no way to place all the { $digit }s.
    .expert = No template of { $digit } is left.
exocet-missing-can-go = { COUNT($target) ->
    [one] The missing { $digit }s can go in { $new }, including the target { $target }.
   *[other] The missing { $digit }s can go in { $new }, including the targets { $target }.
}
    .expert = { COUNT($target) ->
        [one] Template of { $digit }: { $new }, through the target { $target }.
       *[other] Template of { $digit }: { $new }, through the targets { $target }.
    }
exocet-no-other-way = There is no other way to place them. So { $digit } is in a target.
    .expert = No other template is left, so { $digit } is in a target.
exocet-however-placed = However the { $digit }s are then placed, one of them is in { OR($targets) }.
    .expert = All templates left for { $digit } run through { OR($targets) }.
exocet-struck-from-base = The base cannot hold { ELSE($struck) }: however two such digits are placed through base and targets, they share a cell.
    .expert = Base pairs excluded: { SERIES($struck) }. All their templates through base and targets share a cell.
exocet-only-pair-left = Only one pair is left for the base: { $pair }.
    .expert = The only base pair left is { $pair }.
exocet-pairs-left = These pairs are left for the base: { ELSE($left) }.
    .expert = Base pairs left: { SERIES($left) }.
exocet-other-pairs = However the digits of any other pair are placed through base and targets, they share a cell.
    .expert = For any other pair, all templates through base and targets share a cell.
exocet-look-at-second = Look at { $base }, and at { $second }.
    .expert = Look at the base { $base }, and at the second base { $second }.
exocet-second-holds = So { $targets } hold the digits of the base { $base }. In the same way, { $others } hold those of the base { $second }.
    .expert = So the targets { $targets } hold the digits of base { $base }, and the targets { $others } those of base { $second }.
exocet-compare = Compare the two exocets: a digit that both bases hold is placed in the same way for both, and no two digits share a cell.
    .expert = Combine their tables: a digit of both bases has one template for both, and no two templates share a cell.
exocet-digits-left = That leaves these digits for the two bases: { ELSE($both) }.
    .expert = Base pairs left: { SERIES($both) }.
exocet-known-between = In every case that is left, the bases have { $known } between them.
    .expert = All combinations left have { $known } in the bases.
exocet-four-digits = So the bases hold four different digits: each of { $digits } once.
    .expert = So the bases have no digit in common: they hold each of { $digits } once.
exocet-follow-digits = Now follow each of these digits: every way to place it goes through one of the bases, and through a target of that base.
    .expert = Now take the templates of each digit: all run through one of the bases, and through a target of that base.
exocet-only-in-one-base = { $digit } is a candidate of only one of the bases.
exocet-not-in-both-places = { $digit } is not in both bases: its places there see each other.
exocet-not-in-both-house = If { $digit } were in both bases, { $house } would have no place for { $digit }.
exocet-not-in-both-ways = No way to place { $digit } goes through both bases.
    .expert = No template of { $digit } runs through both bases.
exocet-go-through-all = Now go through all cases that are left: the digits, their order in base and targets, and all ways to place them that fit and share no cell.
    .expert = Now tabulate all cases left: digits, their order in base and targets, and compatible templates.
exocet-so-base-holds = So { OR($cells) } is { $digit }.
exocet-two-pairs = { $first } with { $second }
