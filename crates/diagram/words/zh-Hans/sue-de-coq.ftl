sue-de-coq-look = 观察 { $cells }。
sue-de-coq-twice = { COUNT($twice) ->
    [1] { $twice }可以填两次：一次在{ $in_line }，一次在{ $in_box }。
   *[other] { $twice }各可以填两次：一次在{ $in_line }，一次在{ $in_box }。
}
sue-de-coq-each-once = 每个数字在这些格中只能填一次，因为它的所有位置都在同一行、同一列或同一宫中。
sue-de-coq-others-once = 除{ $twice }外，每个数字在这些格中只能填一次，因为它的所有位置都在同一行、同一列或同一宫中。
sue-de-coq-used-once = 要填{ $cells }格，因此{ $digits }各填恰好一次。
sue-de-coq-used-as-it-fits = 要填{ $cells }格，因此{ $digits }各填满允许的次数。
