gurth-turn = 盤面を180度回します。
gurth-mirror-down = 盤面を、r1c1 から r9c9 への対角線で折り返します。
gurth-mirror-up = 盤面を、r1c9 から r9c1 への対角線で折り返します。
gurth-look = すべての初期数字に注目します。
gurth-same-givens = 初期数字は、元と同じになります。
    .expert = 初期数字は不変です。
gurth-missing-given = { $missing }も初期数字なら、初期数字は元と同じになります。
    .expert = { $missing }も初期数字なら、初期数字は不変です。
gurth-same-solution = 同じ変換をすると、解は、同じ初期数字を持つ解に移ります。解は1つだけなので、解も元と同じになります。
    .expert = 解は1つだけなので、解も不変です。
gurth-suppose = 「{ $cell } は{ $digit }」と仮定します。
    .expert = 仮定：{ $cell } は{ $digit }。
gurth-not-symmetric = したがって、解は対称ではなく、{ $cell } は{ $digit }以外です。
    .expert = 矛盾するので、解は対称ではなく、{ $cell } は{ $digit }以外です。
gurth-fixed-cells = { COUNT($cells) ->
    [1] { $cells } は動かないので、書き換えても変わらない数字が入ります：{ OR($digits) }。
   *[other] { $cells } は動かないので、どのマスにも、書き換えても変わらない数字が入ります：{ OR($digits) }。
}
    .expert = 不動マス { $cells } には、不変の数字が入ります：{ OR($digits) }。
gurth-orbits = どの候補も、その移る先の候補と真偽が一致します。したがって、そのうち1つでも不可能か、どれか2つが両立しなければ、すべて偽です。
    .beginner = どの候補も、次々に移る先の候補と一緒に、すべて正しいか、すべて間違いです。したがって、その中に1つでも不可能な候補があるか、両立しない2つの候補があれば、すべて間違いです。
    .expert = 1つの軌道の候補は、すべて真か、すべて偽です。したがって、不可能な候補、または両立しない2つの候補を含む軌道は偽です。
gurth-write-digit = { $from }を{ $to }に
gurth-impossible-fixed = { $cell } は動かないので、書き換えても変わらない数字{ OR($digits) }が入るはずです。しかし、候補は{ $candidates }だけです。
    .expert = 不動マス { $cell } には不変の数字{ OR($digits) }が入るはずですが、候補は{ $candidates }だけです。
gurth-impossible-cell = すると、{ $cell } に入る数字がなくなります。どの候補も、移る先に不可能な候補があるか、両立しない候補があるからです。
    .expert = すると、{ $cell } の候補がなくなります。どの候補の軌道にも、不可能な候補か、両立しない候補があるからです。
gurth-impossible-house = すると、{ $house }に{ $digit }が入る場所がなくなります。そこの候補{ $digit }はどれも、移る先に不可能な候補があるか、両立しない候補があるからです。
    .expert = すると、{ $house }の候補{ $digit }がなくなります。そのどれの軌道にも、不可能な候補か、両立しない候補があるからです。
gurth-move = 1～9行目を順に{ $rows }番目へ、1～9列目を順に{ $columns }番目へ動かします。
gurth-move-transposed = 1～9行目を順に{ $rows }番目へ、1～9列目を順に{ $columns }番目へ動かします。次に、行と列を入れ替えます。
gurth-move-and-write = { $motion }{ ALSO($changes) }書き換えます。
