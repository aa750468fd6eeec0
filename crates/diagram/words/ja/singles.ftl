singles-look-at-cell = { $cell } に注目します。
    .beginner = { $cell } に指を置きましょう。
singles-only-digit-left = { $cell } に残る候補は{ $digit }だけです。
singles-houses-contain-all = { COUNT($houses) ->
    [1] { $houses }には、{ $digit }以外の数字がすべて入っています。
   *[other] { $houses }には、合わせて、{ $digit }以外の数字がすべて入っています。
}
    .beginner = { $houses }に入っている数字を数えましょう。ないのは{ $digit }だけです。
    .expert = このマスからは、{ $digit }以外の数字がすべて見えます。
singles-others-removed = このマスのほかの候補は、すでに除外されています。
    .beginner = このマスのほかの数字は、もう消してあります。
singles-houses-contain = { $houses }には、すでに{ $seen }が入っています。{ $cell } のほかの候補は、すでに除外されています。
    .beginner = { $houses }に入っている数字を数えましょう：{ $seen }。{ $cell } では、残りの数字のうち1つを除いて、ほかはもう消してあります。
    .expert = { $cell } からは{ $seen }が見えます。ほかの候補は、すでに除外されています。
singles-look-at-house = { $house }に注目します。
    .beginner = { $house }を目で追いましょう。
singles-last-empty-cell = { $house }の空きマスは { $cell } だけです。
    .beginner = そこでまだ空いているマスは { $cell } だけです。
singles-only-digit-missing = { $house }にはすべての数字が入ります。足りないのは{ $digit }だけです。
    .beginner = { $house }で1から9まで数えましょう。足りないのは{ $digit }だけです。
singles-look-for-place = { $house }では、{ $digit }はどこに入るでしょうか。
singles-blockers = { $blockers } に{ $digit }があるので、{ $out } に{ $digit }は入りません。
    .beginner = { $blockers } の{ $digit }が、{ $out } をふさいでいます。
singles-removed = { $left } の候補{ $digit }は、すでに除外されています。
    .beginner = { $left } の{ $digit }は、もう消してあります。
singles-needs = { $house }には{ $digit }が必要です。
singles-blockers-all = { $blockers } に{ $digit }があるので、ほかの空きマスに{ $digit }は入りません。
    .beginner = { $blockers } の{ $digit }が、1つを除くすべての空きマスをふさいでいます。
