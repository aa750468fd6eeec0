almost-locked-candidates-look = Look at { $house } and { $other }.
almost-locked-candidates-fit-only = In { $other }, the digits { $digits } fit only in { $cells } and in the crossing with { $house } ({ $crossing }).
    .expert = { $other } confines { $digits } to { $cells } and the intersection with { $house } ({ $crossing }).
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [one] { $subset } takes all but one of these digits, so the crossing holds at most one of them.
   *[other] { $subset } take all but one of these digits, so the crossing holds at most one of them.
}
    .expert = ALS { $subset }: at most one of these digits is in the intersection.
almost-locked-candidates-at-least-one = { COUNT($cells) ->
    [one] { $cells } has no room for all of them, so the crossing holds at least one.
   *[other] { $cells } have no room for all of them, so the crossing holds at least one.
}
    .expert = { $cells } cannot take all of them, so the intersection holds at least one.
# $rest is "other" if one more digit is left, else "others".
almost-locked-candidates-exactly-one = { $rest ->
    [other] So the crossing holds exactly one. { $house } has the other in { $subset }, and { $other } has the other in { $cells }.
   *[others] So the crossing holds exactly one. { $house } has the others in { $subset }, and { $other } has the others in { $cells }.
}
    .expert = { $rest ->
        [other] So the intersection holds exactly one. The other is locked into { $subset } in { $house }, and into { $cells } in { $other }.
       *[others] So the intersection holds exactly one. The others are locked into { $subset } in { $house }, and into { $cells } in { $other }.
    }
