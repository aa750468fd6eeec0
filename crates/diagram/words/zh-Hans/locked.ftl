locked-look = { $base }中，{ $digit }能填在哪里？
locked-no-other = 因此{ $cover }的其他单元格都不能填{ $digit }。
    .beginner = 这也就是{ $cover }的{ $digit }，因此那里的其他格都不能填{ $digit }。
    .expert = { $cover }的其余格删去{ $digit }。
locked-are-in-cover = { COUNT($cells) ->
    [2] 这两格都在{ $cover }中。
   *[other] 这几格都在{ $cover }中。
}
    .beginner = { COUNT($cells) ->
        [2] 看看它们在哪里：两格都在{ $cover }里。
       *[other] 看看它们在哪里：全都在{ $cover }里。
    }
    .expert = { COUNT($cells) ->
        [2] 两格同在{ $cover }，构成区块。
       *[other] 各格同在{ $cover }，构成区块。
    }
locked-needs = { $base }必须填{ $digit }，所以 { OR($cells) } 是{ $digit }。
    .expert = 因此 { OR($cells) } 是{ $digit }。
