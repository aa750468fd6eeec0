guarded-rectangles-look = { $cells } の{ $digits }に注目します。
guarded-rectangles-places-apart-from = { $house }で{ $digits }が入るマスは、{ $beside }を除けば { $corners } だけです。
    .expert = { $house }の{ $digits }は、外部ガーディアンの { $beside }を除けば { $corners } に限られます。
guarded-rectangles-also-has = { $open } には、ほかに候補{ $others }があります。
    .expert = { $open } には、内部ガーディアンの{ $others }があります。
guarded-rectangles-extra = 余分な候補は、{ $within }です。
    .expert = ガーディアンは、{ $within }です。
guarded-rectangles-extra-in = { $open } の余分な候補は、{ $within }です。
    .expert = { $open } の内部ガーディアンは、{ $within }です。
guarded-rectangles-second-solution = { COUNT($guardians) ->
    [1] この余分な候補がなければ、4つのマスに入るのは{ $digits }だけです。その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
   *[other] これらの余分な候補がなければ、4つのマスに入るのは{ $digits }だけです。その2つの数字を入れ替えられるので、この問題の解が2つになってしまいます。
}
    .expert = ガーディアンがなければ、長方形に入るのは{ $digits }だけで、デッドリーパターンになります。
