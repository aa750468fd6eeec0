# 列表、区域和候选数的写法，其他消息都用它们。

# 最后两项之间，以及其余各项之间。单元格（r4c7）两边有空格，数字两边没有。
# 区域之间一律用顿号，因为几类区域可以连在一起：“第3行、第6行、第5列、第7列中”。
and = { $first ->
    [r] { " 和 " }
    [1] 和
    [2] 和
    [3] 和
    [4] 和
    [5] 和
    [6] 和
    [7] 和
    [8] 和
    [9] 和
   *[other] 、
}
and-between = 、
or = { $first ->
    [r] { " 或 " }
   *[other] 或
}
or-between = 、
# “不是5，也不是7”。
nor = ，也不是
nor-between = 、

# 候选数等名词的列表（用“以及”），以及以“或者”连接的分句。
also = { $first ->
    [r] ，以及{ " " }
   *[other] ，以及
}
also-between = ，
else = { $first ->
    [r] ，或者{ " " }
   *[other] ，或者
}
else-between = { $first ->
    [r] ，或者{ " " }
   *[other] ，或者
}

# 列表的列表。
groups = ；
groups-between = ；

# 并列的分句之间（“r1c1 是4，r1c2 是5”），表的各项之间，句子之间。
order = ，
series = ；
text = { "" }

# 一个区域，以及几个同类的区域。$each 是逐一写出的区域：“第2行、第7行”。
row = 第{ $name }行
row-several = { $each }
column = 第{ $name }列
column-several = { $each }
box = 第{ $name }宫
box-several = { $each }

# “……中”和“……的”。
row-in = 第{ $name }行中
row-several-in = { $each }中
column-in = 第{ $name }列中
column-several-in = { $each }中
box-in = 第{ $name }宫中
box-several-in = { $each }中
row-of = 第{ $name }行的
row-several-of = { $each }的
column-of = 第{ $name }列的
column-several-of = { $each }的
box-of = 第{ $name }宫的
box-several-of = { $each }的

# 一个或几个单元格里的一个或几个数字。
candidates = { $cells } 的{ $digits }
