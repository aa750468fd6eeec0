forcing-only-in-cover = { $base }で{ $digit }が入る場所は、{ $cover }にしか残っていません
forcing-only-in-cells = { $house }で{ $digits }が入る場所は { $cells } しか残っていません
forcing-can-only-be = { $cells } の候補は{ $digits }だけです
forcing-suppose = 「{ $claim }」と仮定します。
forcing-so-claim = したがって、{ $claim }です。
forcing-numbered = 番号のついた論証は、それを使う時点の盤面についてのものです。
forcing-implies-opposite = したがって、仮定からその反対が導かれます。
forcing-both-and-not = { $cell } は、{ $digit }でもあり、{ $digit }以外でもあることになります。
forcing-both-digits = { $cell } は、{ $a }でもあり、{ $b }でもあることになります。
forcing-two-in-house = { $house }に{ $digit }が2つ入ることになります。
forcing-nothing-left = { $cell } に入る数字がなくなります。
forcing-no-place-left = { $house }に{ $digit }が入る場所がなくなります。
forcing-is-or-is-not = { $cell } は、{ $digit }か{ $digit }以外かのどちらかです。
forcing-look-contradiction = 「{ $claim }」だとどうなるか、たどってみます。
forcing-contradiction = 「{ $claim }」と仮定すると、矛盾します。
forcing-impossible = これは不可能なので、{ $claim }です。
forcing-look-at-candidate = { $cell } の候補{ $digit }に注目します。
forcing-look-at-cell = { $cell } に注目します。
forcing-look-at-places = { $house }では、{ $digit }はどこに入るでしょうか。
forcing-in-all-cases = { $cases ->
    [2] どちらの場合も、{ $claim }です。
   *[other] どの場合も、{ $claim }です。
}
forcing-reason-so = { $reason }。したがって、{ $claim }です。
# $within は、この論証を含む論証の番号とピリオド。なければ空。
forcing-argument-shows = 下の論証{ $within }{ $number }により、{ $claim }です。
forcing-nested = 論証{ $name }：「{ $claim }」と仮定します。
forcing-nested-first = 論証{ $name }：{ $ground }「{ $claim }」と仮定します。
forcing-nested-loop = 論証{ $name }（ループ）：{ $assumption }
