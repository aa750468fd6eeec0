guarded-rectangles-look = { $cells } の{ $digits }に注目します。
guarded-rectangles-places-apart-from = { $house }で{ $digits }が入るマスは、{ $beside }を除けば { $corners } だけです。
guarded-rectangles-also-has = { $open } には、ほかに候補{ $others }があります。
guarded-rectangles-extra = 余分な候補は、{ $within }です。
guarded-rectangles-extra-in = { $open } の余分な候補は、{ $within }です。
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [1] この余分な候補がなければ、4つのマスに入るのは{ $digits }だけです。その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
   *[other] これらの余分な候補がなければ、4つのマスに入るのは{ $digits }だけです。その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
}
