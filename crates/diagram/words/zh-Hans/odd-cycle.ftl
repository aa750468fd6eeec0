odd-cycle-look = 观察 { $cells } 的{ $digits }。
odd-cycle-suppose = 假设 { $none }。那么以上每项都是二选一。
odd-cycle-ring = 这些二选一首尾相接，由{ $count }个候选数连成一个环，环上真假必须交替。但{ $count }是奇数。
odd-cycle-cell-is = { $cell } 是{ OR($digits) }。
odd-cycle-cell-is-or-else = { $cell } 是{ OR($digits) }，否则是{ OR($others) }。
odd-cycle-house-has = { $house }的{ $digit }在 { OR($cells) }。
odd-cycle-house-has-or-else = { $house }的{ $digit }在 { OR($cells) }，否则在 { OR($others) }。
