common-not-given = { COUNT($cells) ->
    [1] { $cells } は{ $held }で、初期数字ではありません。
   *[other] { $cells } に入っている数字は{ $held }で、どれも初期数字ではありません。
}
    .beginner = { COUNT($cells) ->
        [1] { $cells } の{ $held }は、問題に印刷されていた数字ではありません。
       *[other] { $cells } に入っている数字は{ $held }で、どれも問題に印刷されていた数字ではありません。
    }
common-are-not = { $cells } は{ $digit }以外
common-cells-are = { COUNT($cells) ->
    [1] { $cells } は{ OR($digits) }
   *[other] { OR($cells) } が{ OR($digits) }
}
common-only-places = { $houses }で{ $digits }が入るマスは { $cells } だけです。
    .beginner = { $houses }のマスを1つずつ確かめましょう。{ OR($digits) }がまだ入るのは { $cells } だけです。
    .expert = { COUNT($cells) ->
        [2] { COUNT($digits) ->
            [1] { $houses }の{ $digits }は、{ $cells } の共役ペアです。
           *[other] { $houses }の{ $digits }は、{ $cells } に限られます。
        }
       *[other] { $houses }の{ $digits }は、{ $cells } に限られます。
    }
common-can-only-be = { $cells } の候補は{ $digits }だけです。
common-none-sees-all = { COUNT($cells) ->
    [1] このマスが見えるマスに{ $digit }は入りません。
    [2] この両方が見えるマスに{ $digit }は入りません。
   *[other] このすべてが見えるマスに{ $digit }は入りません。
}
    .beginner = { COUNT($cells) ->
        [1] このマスと行か列かブロックが同じマスを探しましょう。そこに{ $digit }は入りません。
        [2] この2マスのどちらとも、行か列かブロックが同じマスを探しましょう。そこに{ $digit }は入りません。
       *[other] これらのどのマスとも、行か列かブロックが同じマスを探しましょう。そこに{ $digit }は入りません。
    }
    .expert = { COUNT($cells) ->
        [1] このマスが見えるマスから、{ $digit }が消えます。
        [2] この両方が見えるマスから、{ $digit }が消えます。
       *[other] このすべてが見えるマスから、{ $digit }が消えます。
    }
common-no-conflict = { COUNT($count) ->
    [1] それが成り立つと消える候補は、除外できます。
    [2] そのどちらが成り立っても消える候補は、除外できます。
   *[other] そのどれが成り立っても消える候補は、除外できます。
}
    .beginner = { COUNT($count) ->
        [1] それが成り立つと消える候補を探しましょう。その候補は消せます。
        [2] そのどちらが成り立っても消える候補を探しましょう。その候補は消せます。
       *[other] そのどれが成り立っても消える候補を探しましょう。その候補は消せます。
    }
    .expert = { COUNT($count) ->
        [1] それと弱いリンクで結ばれた候補は偽です。
        [2] その両方と弱いリンクで結ばれた候補は偽です。
       *[other] そのすべてと弱いリンクで結ばれた候補は偽です。
    }
common-places-are-used-up = これらの数字の1つを選び、注目したマスのうち、その数字が入りうるマスを考えます。そのすべてが見えるほかのマスに、その数字は入りません。
    .beginner = これらの数字を1つずつ調べましょう。注目したマスの中でその数字が入りうるマスを指で押さえ、そのすべてが見えるほかのマスを探します。そこにその数字は入りません。
    .expert = これらの数字は、パターン内のその候補がすべて見えるほかのマスから、それぞれ消えます。
common-acts-as-one-cell = { COUNT($cells) ->
    [1] したがって、{ $cells } の候補は{ $extra }だけになります。
   *[other] したがって、{ $cells } は、まとめて、候補が{ $extra }だけの1つのマスとみなせます。
}
    .expert = { COUNT($cells) ->
        [1] したがって、{ $cells } の候補は{ $extra }だけになります。
       *[other] したがって、{ $cells } は、候補が{ $extra }だけの擬似マスになります。
    }
common-together-use-up = { COUNT($cells) ->
    [1] このマスに { $others } を加えると、{ $digits }を使い切ります。したがって、{ $house }のほかのマスに、これらの数字は入りません。
   *[other] この1マスに { $others } を加えると、{ $digits }を使い切ります。したがって、{ $house }のほかのマスに、これらの数字は入りません。
}
    .expert = これと { $others } で{ $digits }の Locked Set になり、{ $house }のほかのマスから、これらの数字が消えます。
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
