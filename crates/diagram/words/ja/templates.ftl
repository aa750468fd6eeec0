templates-look = 残りの{ $digit }は、全体としてどこに入るでしょうか。
templates-places = { $digit }がまだ入っていない行・列・ブロックには、それぞれ{ $digit }が1つ必要です。{ $digit }が入る場所は { $places } です。
templates-others-first = ほかの数字が、次の順にこれらの場所を使います：
templates-every-way = { $digit }の残りの置き方は、どれも { $cells } を使います。
templates-no-way = { $digit }の残りの置き方に、{ OR($cells) } を使うものはありません。
