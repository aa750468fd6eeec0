# 命題は名詞で終わる（「r1c1 は3」「r1c1 は3以外」）。後には「です」「なので」が続く。仮定や場合の中では「…」で囲む（「r1c1 は3」と仮定します）。
claims-cells-are-digit = { COUNT($cells) ->
    [1] { $cells } は{ $digit }
   *[other] { OR($cells) } が{ $digit }
}
claims-set-lacks-digit = { $set } は{ $digit }以外
claims-claim-so-not = { $claim }なので、{ $digit }ではありません。
claims-only-left-so = { $cell } に残る候補は{ $digit }だけなので、{ $claim }です。
claims-no-other-place-so = { $house }で{ $digit }が入る場所はほかにないので、{ $claim }です。
claims-set-must-contain-so = { COUNT($set) ->
    [1] { $set } にはもう一方の数字が入るので、{ $claim }です。
   *[other] { $set } には残りの数字がすべて入るので、{ $claim }です。
}
    .expert = { COUNT($set) ->
        [1] { $set } はもう一方の数字なので、{ $claim }です。
       *[other] { $set } は Locked Set になるので、{ $claim }です。
    }
claims-contradict-so = このうち2つが矛盾し、矛盾からは何でも導けるので、{ $claim }です。
    .expert = 矛盾からは何でも導けるので、{ $claim }です。
claims-claim-so = { $other }なので、{ $claim }です。
claims-then = すると、{ $claim }です。
