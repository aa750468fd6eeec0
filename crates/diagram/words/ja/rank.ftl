rank-if-start = { $cell } が{ $digit }のとき：
rank-every-case-cell = どの場合も、{ $cell } は{ OR($digits) }です。
rank-every-case-house = どの場合も、{ $house }の{ $digit }は { OR($cells) } に入ります。
rank-only-one-end = このうち真になるのは1つだけです。したがって、1本のチェーンは始めから終わりまで真で、ほかのチェーンは終わりから始めまで逆にたどって偽です。
    .expert = これらの終端は弱いリンクで結ばれ、ちょうど1つが真です。そのチェーンは全体が真で、ほかのチェーンは全体が偽です。
rank-one-in-each-link = すると、次のどのリンクでも、真の候補はチェーンのどれかにあります：{ $links }。
    .beginner = すると、次のどのリンク（1つのマス、または1つの行・列・ブロックの中の1つの数字）でも、真の候補はチェーンのどれかにあります：{ $links }。
rank-no-other-of-links = したがって、これらのリンクのほかの候補は偽です。
rank-cells-need = { COUNT($cells) ->
    [1] { $cells } には数字が必要です。
   *[other] { $cells } には、それぞれ数字が必要です。
}
    .expert = マスの「真」：{ $cells }。
rank-house-needs = { COUNT($digits) ->
    [1] { $house }には、{ $digits }が入る場所が必要です。
   *[other] { $house }には、{ $digits }がそれぞれ入る場所が必要です。
}
    .expert = { $house }の「真」：{ $digits }。
rank-no-candidate-fills-more = どの候補も、満たす「真」の数が、使うリンクの数を超えません。
    .expert = どの候補も、属する「真」の数は、属するリンクの数以下です。
rank-look-around = { $corners } の周りの、同じブロック・行・列のマスに注目します。
    .expert = { $corners } の周りの SK Loop に注目します。
rank-look-at-crossings = { $rows }と{ $columns }が交わるマスに注目します。
rank-look-at-houses = { $houses }の{ $digits }に注目します。
rank-look-at-cells-and-houses = { $cells }、そして{ $houses }の{ $digits }に注目します。
rank-link-holds-one = リンクは1つのマス、または1つの行・列・ブロックの中の1つの数字なので、真になる候補は1つだけです。
    .beginner = リンクとは、1つのマス、または1つの行・列・ブロックの中の1つの数字のことです。したがって、1つのリンクの中で実際に入る候補は1つだけです。
    .expert = どのリンクでも、真の候補は多くても1つです。
rank-waste-none = したがって、満たす「真」より多くのリンクを使う候補は偽です。
    .expert = したがって、属するリンクの数が「真」の数より多い候補は偽です。
rank-waste-more = したがって、使うリンクの数が満たす「真」の数より{ $more }以上多い候補は偽です。
    .expert = したがって、属するリンクの数が「真」の数より{ $more }以上多い候補は偽です。
rank-other-links = 同じ論法は、別のリンクでも成り立ちます。除くリンク：{ $dropped }。代わりのリンク：{ $taken }。
    .expert = リンクを替えても同じです。除くリンク：{ $dropped }。加えるリンク：{ $taken }。
rank-digits-in-houses = { $houses }の{ $digit }
rank-look-at-cell = { $cell } に注目します。
rank-look-at-places = { $house }で{ $digit }が入る場所に注目します。
rank-all-in-links = { COUNT($truths) ->
    [1] これが「真」です。その候補は、すべて{ COUNT($count) ->
        [1] 次のリンク
       *[other] 次のリンクのどれか
    }に含まれます：{ $links }。
   *[other] これらが「真」です。その候補は、すべて{ COUNT($count) ->
        [1] 次のリンク
       *[other] 次のリンクのどれか
    }に含まれます：{ $links }。
}
    .beginner = { COUNT($count) ->
        [1] 以上を「真」と呼びます。その候補は、すべて次の「リンク」に含まれます：{ $links }。
       *[other] 以上を「真」と呼びます。その候補は、すべて次の「リンク」のどれかに含まれます：{ $links }。
    }
    .expert = その候補をすべてカバーするリンク：{ $links }。
rank-heavy-truths = { $count ->
    [1] 次の「真」は{ $weight }回数えます：{ $heavy }。
   *[other] 次の「真」は、それぞれ{ $weight }回数えます：{ $heavy }。
}
    .expert = 重み{ $weight }の「真」：{ $heavy }。
rank-heavy-links = { $count ->
    [1] 次のリンクは{ $weight }回数えます：{ $heavy }。
   *[other] 次のリンクは、それぞれ{ $weight }回数えます：{ $heavy }。
}
    .expert = 重み{ $weight }のリンク：{ $heavy }。
# $counted は、ふつうは "once"、2回以上数える「真」やリンクがあれば "weighted"。
rank-no-waste = { $counted ->
    [once] 「真」が{ $truths }個、リンクが{ $links }本なので、リンクはすべて「真」に使われます。
   *[weighted] こう数えると「真」が{ $truths }個、リンクが{ $links }本なので、リンクはすべて「真」に使われます。
}
    .expert = { $counted ->
        [once] 「真」{ $truths }、リンク{ $links }：ランク0。
       *[weighted] 重みつきで「真」{ $truths }、リンク{ $links }：ランク0。
    }
rank-some-waste = { $counted ->
    [once] 「真」が{ $truths }個、リンクが{ $links }本なので、無駄にできるリンクは{ $spare }本までです。
   *[weighted] こう数えると「真」が{ $truths }個、リンクが{ $links }本なので、無駄にできるリンクは{ $spare }本までです。
}
    .expert = { $counted ->
        [once] 「真」{ $truths }、リンク{ $links }：ランク{ $spare }。
       *[weighted] 重みつきで「真」{ $truths }、リンク{ $links }：ランク{ $spare }。
    }
rank-uses-up =
    { $cell } に{ $digit }を入れると、リンクを{ $links }本使います：{ $taken }。しかし、{ $truths ->
    [0] 満たす「真」はありません。
   *[other] 満たす「真」は{ $truths }個だけです：{ $filled }。
}
    .expert = { $truths ->
        [0] { $cell } の{ $digit }：リンク{ $links }（{ $taken }）、「真」0。
       *[other] { $cell } の{ $digit }：リンク{ $links }（{ $taken }）、「真」{ $truths }（{ $filled }）。
    }
rank-grouped = { SERIES($parts) }
rank-digit-in-house = { $house }の{ $digit }
rank-times = { $name }（{ $weight }回）
rank-cells = { $cells }
