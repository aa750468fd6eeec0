effect-are = { $cells } は{ $digit }に決まります。
effect-remove = { $cells } から候補{ $digits }を除外できます。
effect-one-of = { $one }です。
