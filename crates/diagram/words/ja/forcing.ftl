forcing-only-in-cover = { $base }で{ $digit }が入る場所は、{ $cover }にしか残っていません
    .expert = { $base }の{ $digit }は{ $cover }にロックされます
forcing-only-in-cells = { $house }で{ $digits }が入る場所は { $cells } しか残っていません
    .expert = { $house }の { $cells } は{ $digits }の Hidden Subset です
forcing-can-only-be = { $cells } の候補は{ $digits }だけです
    .expert = { $cells } は{ $digits }の Naked Subset です
forcing-suppose = 「{ $claim }」と仮定します。
    .expert = 仮定：{ $claim }。
forcing-so-claim = したがって、{ $claim }です。
forcing-numbered = 番号のついた論証は、それを使う時点の盤面についてのものです。
    .expert = 番号つきの論証は、それを使う時点の局面から始まります。
forcing-implies-opposite = したがって、仮定からその反対が導かれます。
    .expert = したがって、仮定からその否定が導かれます。
forcing-both-and-not = { $cell } は、{ $digit }でもあり、{ $digit }以外でもあることになります。
    .expert = { $cell } の{ $digit }は、真でも偽でもあることになります。
forcing-both-digits = { $cell } は、{ $a }でもあり、{ $b }でもあることになります。
forcing-two-in-house = { $house }に{ $digit }が2つ入ることになります。
forcing-nothing-left = { $cell } に入る数字がなくなります。
    .beginner = { $cell } を見ましょう。数字がすべて消えてしまいます。
    .expert = { $cell } の候補がなくなります。
forcing-no-place-left = { $house }に{ $digit }が入る場所がなくなります。
    .beginner = { $house }を見渡しましょう。{ $digit }の入るマスが残りません。
    .expert = { $house }の候補{ $digit }がなくなります。
forcing-is-or-is-not = { $cell } は、{ $digit }か{ $digit }以外かのどちらかです。
    .beginner = { $cell } は、{ $digit }か{ $digit }以外かのどちらかです。両方を試しましょう。
    .expert = { $cell } の{ $digit }は、真か偽です。
forcing-look-contradiction = 「{ $claim }」だとどうなるか、たどってみます。
    .beginner = 試してみましょう。「{ $claim }」だとどうなるでしょうか。
    .expert = 「{ $claim }」を背理法で調べます。
forcing-contradiction = すると、矛盾します。
    .beginner = すると、ありえないことが起こります。
forcing-impossible = これは不可能なので、{ $claim }です。
    .beginner = これはありえません。仮定が間違っていたので、{ $claim }です。
    .expert = 矛盾するので、{ $claim }です。
forcing-look-at-candidate = { $cell } の候補{ $digit }に注目します。
    .beginner = { $cell } に{ $digit }が入る場合と入らない場合を、両方試しましょう。
    .expert = { $cell } の{ $digit }が真の場合と偽の場合を調べます。
forcing-look-at-cell = { $cell } に注目します。
    .beginner = { $cell } の候補を1つずつ試しましょう。
    .expert = { $cell } の各候補を仮定します。
forcing-look-at-places = { $house }では、{ $digit }はどこに入るでしょうか。
    .beginner = { $house }では、{ $digit }はどこに入るでしょうか。場所を1つずつ試しましょう。
    .expert = { $house }の各候補{ $digit }を仮定します。
forcing-in-all-cases = { $cases ->
    [2] どちらの場合も、{ $claim }です。
   *[other] どの場合も、{ $claim }です。
}
    .beginner = { $cases ->
        [2] どちらを試しても結果は同じで、{ $claim }です。
       *[other] どれを試しても結果は同じで、{ $claim }です。
    }
    .expert = { $cases ->
        [2] どちらの仮定からも「{ $claim }」が導かれます。
       *[other] どの仮定からも「{ $claim }」が導かれます。
    }
forcing-reason-so = { $reason }。したがって、{ $claim }です。
# $within は、この論証を含む論証の番号とピリオド。なければ空。
forcing-argument-shows = 論証{ $within }{ $number }により、{ $claim }です。
forcing-nested = 論証{ $name }：「{ $claim }」と仮定します。
    .expert = 論証{ $name }。仮定：{ $claim }。
forcing-nested-first = 論証{ $name }：{ $ground }「{ $claim }」と仮定します。
    .expert = 論証{ $name }。{ $ground }仮定：{ $claim }。
forcing-nested-loop = 論証{ $name }（ループ）：{ $assumption }
