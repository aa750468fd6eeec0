locked-look = { $base }では、{ $digit }はどこに入るでしょうか。
locked-no-other = { $cover }のほかのマスに{ $digit }は入りません。
locked-are-in-cover = { COUNT($cells) ->
    [2] どちらも{ $cover }にあります。
   *[other] どれも{ $cover }にあります。
}
locked-needs = { $base }には{ $digit }が必要なので、{ OR($cells) } が{ $digit }です。
