# 列表、区域和候选数的写法，其他消息都用它们。

# 最后两项之间，以及其余各项之间。单元格（r4c7）两边有空格，数字两边没有。
and = { $first ->
    [r] { " 和 " }
   *[other] 和
}
and-between = 、
or = { $first ->
    [r] { " 或 " }
   *[other] 或
}
or-between = 、

# 分句的列表。
also = ，
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

# 链的各步之间，表的各项之间，句子之间。
order = 、
series = ；
text = { "" }

# 一个区域，以及几个同类的区域。
row = 第{ $name }行
row-several = 第{ $name }行
column = 第{ $name }列
column-several = 第{ $name }列
box = 第{ $name }宫
box-several = 第{ $name }宫

# “……中”和“……的”。
row-in = 第{ $name }行中
row-several-in = 第{ $name }行中
column-in = 第{ $name }列中
column-several-in = 第{ $name }列中
box-in = 第{ $name }宫中
box-several-in = 第{ $name }宫中
row-of = 第{ $name }行的
row-several-of = 第{ $name }行的
column-of = 第{ $name }列的
column-several-of = 第{ $name }列的
box-of = 第{ $name }宫的
box-several-of = 第{ $name }宫的

# 一个或几个单元格里的一个或几个数字。
candidates = { $cells } 的{ $digits }
