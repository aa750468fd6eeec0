locked-look = { $base }中，{ $digit }能填在哪里？
locked-no-other = 因此{ $cover }的其他单元格都不能填{ $digit }。
locked-are-in-cover = { COUNT($cells) ->
    [2] 这两格都在{ $cover }中。
   *[other] 这几格都在{ $cover }中。
}
locked-needs = { $base }必须填{ $digit }，所以 { OR($cells) } 是{ $digit }。
