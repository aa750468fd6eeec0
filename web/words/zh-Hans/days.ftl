### Puzzles of the day: a calendar, and days in a row.

days-past = 往日题目
days-month-previous = 上个月
days-month-next = 下个月
days-solved = { $day }，已解开：{ $levels }

days-early = 还没到时候
    .text = { $day }的题目要到当天才能玩。
days-unknown = 没有这一天

## Days in a row

days-row =
    { $count ->
       *[other] 连续{ $count }天
    }
    .about = 某天的题目只要解开一道，这天就算数，日后补做也算。
