sue-de-coq-look = 观察 { $cells }。
sue-de-coq-twice = { COUNT($twice) ->
    [1] { $twice }可以填两次：一次在{ $in_line }，一次在{ $in_box }。
   *[other] { $twice }各可以填两次：一次在{ $in_line }，一次在{ $in_box }。
}
    .expert = { COUNT($twice) ->
        [1] { $twice }的重数为2：{ $in_line }一次，{ $in_box }一次。
       *[other] { $twice }的重数各为2：{ $in_line }一次，{ $in_box }一次。
    }
sue-de-coq-each-once = 每个数字在这些格中只能填一次，因为它的所有位置都在同一行、同一列或同一宫中。
    .expert = 每个数字的重数为1：位置限于同一行、同一列或同一宫。
sue-de-coq-others-once = 除{ $twice }外，每个数字在这些格中只能填一次，因为它的所有位置都在同一行、同一列或同一宫中。
    .expert = 除{ $twice }外，每个数字的重数为1：位置限于同一行、同一列或同一宫。
sue-de-coq-used-once = 一共有{ $cells }格要填，可用的数字也正好只有{ $cells }个：{ $digits }。因此每个数字恰好填一次。
    .expert = 重数之和等于格数{ $cells }，因此{ $digits }各恰好填一次。
sue-de-coq-used-as-it-fits = 一共有{ $cells }格要填，{ $digits }要全都填满允许的次数才够，因此每个数字都填满允许的次数。
    .expert = 重数之和等于格数{ $cells }，因此{ $digits }都填满重数。
