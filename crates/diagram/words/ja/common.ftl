common-not-given = { COUNT($cells) ->
    [1] { $cells } は{ $held }で、初期数字ではありません。
   *[other] { $cells } に入っている数字は{ $held }で、どれも初期数字ではありません。
}
common-are-not = { $cells } は{ $digit }以外
common-cells-are = { COUNT($cells) ->
    [1] { $cells } は{ OR($digits) }
   *[other] { OR($cells) } が{ OR($digits) }
}
common-only-places = { $houses }で{ $digits }が入るマスは { $cells } だけです。
common-can-only-be = { $cells } の候補は{ $digits }だけです。
common-none-sees-all = { COUNT($cells) ->
    [1] このマスが見えるマスに{ $digit }は入りません。
    [2] この両方が見えるマスに{ $digit }は入りません。
   *[other] このすべてが見えるマスに{ $digit }は入りません。
}
common-no-conflict = { COUNT($count) ->
    [1] それが成り立つと消える候補は、除外できます。
    [2] そのどちらが成り立っても消える候補は、除外できます。
   *[other] そのどれが成り立っても消える候補は、除外できます。
}
common-places-are-used-up = これらの数字の1つを選び、注目したマスのうち、その数字が入りうるマスを考えます。そのすべてが見えるほかのマスに、その数字は入りません。
common-acts-as-one-cell = { COUNT($cells) ->
    [1] したがって、{ $cells } の候補は{ $extra }だけになります。
   *[other] したがって、{ $cells } は、まとめて、候補が{ $extra }だけの1つのマスとみなせます。
}
common-together-use-up = { COUNT($cells) ->
    [1] このマスに { $others } を加えると、{ $digits }を使い切ります。したがって、{ $house }のほかのマスに、これらの数字は入りません。
   *[other] この1マスに { $others } を加えると、{ $digits }を使い切ります。したがって、{ $house }のほかのマスに、これらの数字は入りません。
}
common-cells-are-not = { $cells } は{ $digits }以外
# 命題のうち1つが成り立つ、またはすべてが成り立つ。
common-one-is = { ELSE($parts) }
common-none-is = { ALSO($parts) }
# 値そのものと、続けて書く文。
common-cell = { $cell }
common-digits = { $digits }
common-line = { $line }
common-text = { TEXT($sentences) }
common-candidate = { $candidate }
