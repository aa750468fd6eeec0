singles-look-at-cell = { $cell } に注目します。
singles-only-digit-left = { $cell } に残る候補は{ $digit }だけです。
singles-houses-contain-all = { COUNT($houses) ->
    [1] { $houses }には、{ $digit }以外の数字がすべて入っています。
   *[other] { $houses }には、合わせて、{ $digit }以外の数字がすべて入っています。
}
singles-others-removed = このマスのほかの候補は、すでに除外されています。
singles-houses-contain = { $houses }には、すでに{ $seen }が入っています。{ $cell } のほかの候補は、すでに除外されています。
singles-look-at-house = { $house }に注目します。
singles-last-empty-cell = { $house }の空きマスは { $cell } だけです。
singles-only-digit-missing = { $house }にはすべての数字が入ります。足りないのは{ $digit }だけです。
singles-look-for-place = { $house }では、{ $digit }はどこに入るでしょうか。
singles-blockers = { $blockers } に{ $digit }があるので、{ $out } に{ $digit }は入りません。
singles-removed = { $left } の候補{ $digit }は、すでに除外されています。
singles-needs = { $house }には{ $digit }が必要です。
singles-blockers-all = { $blockers } に{ $digit }があるので、ほかの空きマスに{ $digit }は入りません。
