### Puzzles of the day: a calendar, and days in a row.

days-past = 過去の問題
days-month-previous = 前の月
days-month-next = 次の月
days-solved = { $day }、解答済み：{ $levels }

days-early = まだ公開前です
    .text = { $day }の問題は、当日になってから遊べます。
days-unknown = この日付はありません

## Days in a row

days-row =
    { $count ->
       *[other] { $count }日連続
    }
    .about = その日の問題を1問でも解けば、1日と数えます。後日解いた分も含みます。
