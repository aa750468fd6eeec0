almost-locked-candidates-look = 观察{ $house }和{ $other }。
almost-locked-candidates-fit-only = { $other }中，{ $digits }只能填在 { $cells }，以及与{ $house }的交叉处（{ $crossing }）。
almost-locked-candidates-at-most-one = { $subset } 要占用其中的数字，只留下一个，因此交叉处最多有其中一个。
almost-locked-candidates-at-least-one = { $cells } 放不下所有这些数字，因此交叉处至少有其中一个。
almost-locked-candidates-exactly-one = { $rest ->
    [other] 因此交叉处恰好有其中一个。{ $house }的另一个在 { $subset }，{ $other }的另一个在 { $cells }。
   *[others] 因此交叉处恰好有其中一个。{ $house }的其余几个在 { $subset }，{ $other }的其余几个在 { $cells }。
}
