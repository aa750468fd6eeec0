almost-locked-candidates-look = { $house }と{ $other }に注目します。
almost-locked-candidates-fit-only = { $other }で{ $digits }が入る場所は、{ $cells }、そして{ $house }との交差部分（{ $crossing }）だけです。
    .expert = { $other }の{ $digits }は、{ $cells }、そして{ $house }との交差部分（{ $crossing }）に限られます。
almost-locked-candidates-at-most-one = { COUNT($subset) ->
    [1] { $subset } には、これらの数字のどちらかが入ります。したがって、交差部分に入るのは多くても1つです。
   *[other] { $subset } には、これらの数字のうち1つを除くすべてが入ります。したがって、交差部分に入るのは多くても1つです。
}
    .expert = { $subset } は ALS なので、交差部分に入るのは、これらの数字のうち多くても1つです。
almost-locked-candidates-at-least-one = { $cells } だけでは、これらの数字がすべては入りきりません。したがって、交差部分に少なくとも1つ入ります。
    .expert = { $cells } だけでは足りないので、交差部分に少なくとも1つ入ります。
# $rest は、残りの数字が1つなら "other"、それより多ければ "others"。
almost-locked-candidates-exactly-one = { $rest ->
    [other] したがって、交差部分に入るのはちょうど1つです。もう1つの数字は、{ $house }では { $subset } に、{ $other }では { $cells } に入ります。
   *[others] したがって、交差部分に入るのはちょうど1つです。残りの数字は、{ $house }では { $subset } に、{ $other }では { $cells } に入ります。
}
    .expert = したがって、交差部分に入るのはちょうど1つです。残りは、{ $house }では { $subset } に、{ $other }では { $cells } にロックされます。
