# リスト、ユニット、候補の書き方。ほかのすべてのメッセージが使う。

# リストの最後の2つの間（$count は項目の数）と、その他の間。r4c7 の両側には空白を置き、数字の両側には置かない。
and = { $count ->
    [2] { $first ->
        [r] { " と " }
       *[other] と
    }
   *[other] 、
}
and-between = 、
or = { $count ->
    [2] { $first ->
        [r] { " または " }
       *[other] または
    }
   *[other] { $first ->
        [r] 、または{ " " }
       *[other] 、または
    }
}
or-between = 、
nor = { $count ->
    [2] { $first ->
        [r] { " と " }
       *[other] と
    }
   *[other] 、
}
nor-between = 、

# 節のリスト。
also = 、
also-between = 、
else = { $first ->
    [r] か、あるいは{ " " }
   *[other] か、あるいは
}
else-between = か、

# 項目自体がリストであるリスト。
groups = ；
groups-between = ；

# 道筋の各段の間、表の各部の間、文の間。
order = { " → " }
series = ；
text = { "" }

# ユニット1つと、同じ種類のユニットいくつか。$name は番号か、番号のリスト。
row = { $name }行目
row-several = { $each }
column = { $name }列目
column-several = { $each }
box = ブロック{ $name }
box-several = { $each }

# 「…で」と「…の」。日本語のメッセージは助詞を自分で書くので、使わない。
row-in = { $name }行目で
row-several-in = { $each }で
column-in = { $name }列目で
column-several-in = { $each }で
box-in = ブロック{ $name }で
box-several-in = { $each }で
row-of = { $name }行目の
row-several-of = { $each }の
column-of = { $name }列目の
column-several-of = { $each }の
box-of = ブロック{ $name }の
box-several-of = { $each }の

# 1つ以上のマスにある、1つ以上の数字。
candidates = { $cells } の{ $digits }
