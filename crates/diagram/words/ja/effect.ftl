effect-are = { $cells } は{ $digit }に決まります。
    .beginner = { $cells } に{ $digit }を書き込みましょう。
effect-remove = { $cells } から候補{ $digits }を除外できます。
    .beginner = { $cells } の候補{ $digits }を消しましょう。
    .expert = { $cells } から{ $digits }を除外。
effect-one-of = { $one }です。
