fish-look = 观察{ $base }的{ $digit }。
    .beginner = 沿着{ $base }看过去，只看{ $digit }。
fish-endo-fins = { COUNT($endo_fins) ->
    [1] { $endo_fins } 同时属于{ $base }中的两个，因此也算鱼鳍。
   *[other] { $endo_fins } 各自同时属于{ $base }中的两个，因此也算鱼鳍。
}
    .beginner = { COUNT($endo_fins) ->
        [1] { $endo_fins } 同时属于{ $base }中的两个，要单独看（也叫作鱼鳍）。
       *[other] { $endo_fins } 各自同时属于{ $base }中的两个，要单独看（也叫作鱼鳍）。
    }
    .expert = 内鱼鳍：{ $endo_fins }。
fish-so = 因此 { $consequence }。
fish-if-fins-are-not = 如果 { $without }：
fish-fin-sees = { $fin } 能看到 { $gone }，因此 { $consequence }。
    .beginner = { $fin } 能看到 { $gone }（同行、同列或同宫），因此 { $consequence }。
fish-if-fin = 如果 { $fin } 是{ $digit }：
fish-all-in-base = 因此{ $cover }的{ $digit }全都在{ $base }中。
    .beginner = 因此{ $cover }的{ $digit }都被{ $base }用掉了。
fish-cannibals = 如果 { OR($cannibals) } 是{ $digit }，它会同时占用{ $cover }中的两个，剩下的就容不下其余的{ $digit }。
    .expert = 自噬：{ OR($cannibals) } 如果是{ $digit }，会同时占用{ $cover }中的两个，剩下的容不下其余的{ $digit }。
fish-places = { COUNT($fins) ->
    [0] { $base }中，{ $digit }只能填在{ $cover }。
   *[other] { $base }中，除鱼鳍 { $fins } 外，{ $digit }只能填在{ $cover }。
}
    .beginner = { COUNT($fins) ->
        [0] 用手指逐个点出{ $base }的{ $digit }：它们全在{ $cover }里。
       *[other] 用手指逐个点出{ $base }的{ $digit }：除了 { $fins }（叫作鱼鳍），全在{ $cover }里。
    }
    .expert = { COUNT($fins) ->
        [0] { $digit }的鱼：基准区域{ $base }；覆盖区域{ $cover }。
       *[other] { $digit }的鱼：基准区域{ $base }；覆盖区域{ $cover }；鱼鳍 { $fins }。
    }
fish-each-need = { $base }各需要一个{ $digit }，而{ $cover }各只能容纳一个。
    .beginner = { $base }各自都得有一个{ $digit }，而{ $cover }各自只放得下一个。
    .expert = { $base }需要的{ $digit }与{ $cover }能容纳的一样多。
fish-in-all = { $cases ->
    [2] 两种情况都推出：{ $consequence }。
   *[other] 每种情况都推出：{ $consequence }。
}
