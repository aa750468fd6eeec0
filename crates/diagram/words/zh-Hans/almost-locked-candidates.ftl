almost-locked-candidates-look = 观察{ $house }和{ $other }。
almost-locked-candidates-fit-only = { $other }中，{ $digits }只能填在 { $cells }，或者填在与{ $house }的交叉处（{ $crossing }）。
    .expert = { $other }的{ $digits }限于 { $cells } 以及与{ $house }的交集（{ $crossing }）。
almost-locked-candidates-at-most-one = 这些数字除一个以外都要填在 { $subset }，因此交叉处最多有其中一个。
    .expert = { $subset } 是 ALS，因此交集最多有其中一个数字。
almost-locked-candidates-at-least-one = { $cells } 放不下所有这些数字，因此交叉处至少有其中一个。
    .expert = { $cells } 容不下全部，因此交集至少有其中一个。
almost-locked-candidates-exactly-one = { $rest ->
    [other] 因此交叉处恰好有其中一个。{ $house }的另一个在 { $subset }，{ $other }的另一个在 { $cells }。
   *[others] 因此交叉处恰好有其中一个。{ $house }的其余几个在 { $subset }，{ $other }的其余几个在 { $cells }。
}
    .expert = 因此交集恰有一个。其余的，{ $house }中锁定在 { $subset }，{ $other }中锁定在 { $cells }。
