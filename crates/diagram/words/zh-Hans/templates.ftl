templates-look = 所有尚缺的{ $digit }能一起填在哪里？
templates-places = 还没有{ $digit }的每行、每列、每宫都要填一个。{ $digit }剩下的位置是 { $places }。
templates-others-first = 其他数字依次占去其中一些位置：
templates-every-way = { $digit }剩下的每种填法都用到 { $cells }。
templates-no-way = { $digit }剩下的填法都用不到 { $cells }。
