# Namen von Techniken stehen hinter einem Doppelpunkt, ohne Artikel.
train-round-finished = Runde beendet: { $right } von { $of } sofort richtig.
train-find-and-cross-out = Gesucht ist: { $one }. Streichen Sie, was dadurch wegfällt.
train-find-and-place = Gesucht ist: { $one }. Tragen Sie die Ziffer ein, die daraus folgt.
train-find-and-mark = Gesucht ist: { $one }. Markieren Sie, was daraus folgt.
train-can-you-find = Kommt diese Technik hier vor: { $one }?
train-which-technique = Welche Technik ist markiert?
train-solve = Lösen Sie das Rätsel. Jetzt ist diese Technik nötig: { $one }. Schwerer wird es danach nicht.
train-solved = Richtig. Das Rätsel ist gelöst.
train-unsolved = Das Rätsel ist noch nicht gelöst.
train-it-is = Die Lösung ist: { $one }.
train-right-none = Richtig. { $there_is_none }
train-right-marked = Richtig. Die Stelle ist jetzt markiert.
train-marked = Doch, sie kommt vor. Die Stelle ist jetzt markiert.
train-right-it-is = Richtig: { $one }.
train-another-shows = Einen Teil davon zeigt auch diese Technik: { $other }. Welcher andere Name passt?
train-not-this = Nein, nicht: { $one }. Mit dieser Technik lassen sich die Markierungen hier nicht erklären: { $name }.
train-nothing-marked = Es ist noch nichts markiert.
train-takes-other-steps = Zuerst sind andere Schritte nötig. Dann folgt es mit dieser Technik: { $one }.
train-right = Richtig.
train-right-rest = Auch der Rest folgt, mit einer anderen Technik: { $other }.
train-more-follows = So weit richtig. Aus dieser Technik folgt noch mehr: { $name }.
train-by-another = Das ist richtig, aber mit einer anderen Technik: { $other }. Gesucht ist: { $one }.
train-unproved-is = Nichts zeigt hier, dass in { $cell } die { $digit } steht.
train-unproved-is-not = Nichts zeigt hier, dass in { $cell } keine { $digit } steht.
train-can-still-be = { $cell } kann noch { OR($left) } sein.
train-can-have-it-there = So wie das Gitter jetzt markiert ist, kann mit der { $digit } in { $cell } jede Zeile, jede Spalte und jeder Block eine { $digit } haben.
train-see-it = Hilft hier etwas, das Sie schon gelernt haben? Markieren Sie, was daraus folgt, oder sagen Sie, dass nichts hilft.
train-place-it = Hier hilft etwas weiter. Markieren Sie, was daraus folgt, oder sagen Sie, dass Sie nichts sehen.
train-nothing-learned-applies = Nichts von dem, was Sie gelernt haben, hilft hier.
train-it-takes = Nötig ist: { $one }.
train-mark-it = Dann markieren Sie, was daraus folgt.
train-something-applies = Schauen Sie noch einmal hin. Etwas, das Sie gelernt haben, hilft hier.
train-more-follows-here = So weit richtig. Aus demselben Muster folgt noch mehr.
train-not-yet-provable-is = Das stimmt, lässt sich mit dem Gelernten aber noch nicht beweisen. Dass in { $cell } die { $digit } steht, zeigt erst: { $other }.
train-not-yet-provable-is-not = Das stimmt, lässt sich mit dem Gelernten aber noch nicht beweisen. Dass in { $cell } keine { $digit } steht, zeigt erst: { $other }.
train-your-other-marks-follow = Die anderen Markierungen lassen sich begründen.
train-look-for = Gesucht ist: { $one }.
train-in-solution = In der Lösung steht in { $cell } die { $digit }.
train-solution-agrees = Die Markierungen stimmen mit der Lösung überein.
train-can-still-go = Die { $digit } { OF($house) } kann noch in { OR($places) } stehen.
# Die Voraussetzung, die einer geratenen Antwort fehlt. $count: so viele Zellen, Ziffern oder Reihen hat das Muster.
train-needs-naked = { $count ->
    [2] Dafür bräuchte es zwei Zellen, die mit { $cell } in einer Zeile, einer Spalte oder einem Block liegen und nur zwei Kandidaten haben: { $digit } und einen weiteren. Die gibt es nicht.
    [3] Dafür bräuchte es drei Zellen, die mit { $cell } in einer Zeile, einer Spalte oder einem Block liegen und zusammen nur drei Kandidaten haben, darunter die { $digit }. Die gibt es nicht.
   *[4] Dafür bräuchte es vier Zellen, die mit { $cell } in einer Zeile, einer Spalte oder einem Block liegen und zusammen nur vier Kandidaten haben, darunter die { $digit }. Die gibt es nicht.
}
train-needs-hidden = { $count ->
    [2] Dafür bräuchte es außer der { $digit } zwei Ziffern, die in einer Zeile, einer Spalte oder einem Block nur noch in zwei Zellen passen, eine davon { $cell }. Die gibt es nicht.
    [3] Dafür bräuchte es außer der { $digit } drei Ziffern, die in einer Zeile, einer Spalte oder einem Block nur noch in drei Zellen passen, eine davon { $cell }. Die gibt es nicht.
   *[4] Dafür bräuchte es außer der { $digit } vier Ziffern, die in einer Zeile, einer Spalte oder einem Block nur noch in vier Zellen passen, eine davon { $cell }. Die gibt es nicht.
}
train-needs-pointing = Dafür bräuchte es einen anderen Block, in dem die { $digit } nur in der Zeile oder nur in der Spalte von { $cell } stehen kann. Den gibt es nicht.
train-needs-claiming = Dafür bräuchte es eine andere Zeile oder Spalte, in der die { $digit } nur im Block von { $cell } stehen kann. Die gibt es nicht.
train-needs-fish = { $count ->
    [2] Dafür bräuchte es zwei andere Zeilen, in denen die { $digit } nur in zwei Spalten passt, darunter die von { $cell }, oder dasselbe mit Spalten und Zeilen vertauscht. Die gibt es nicht.
    [3] Dafür bräuchte es drei andere Zeilen, in denen die { $digit } nur in drei Spalten passt, darunter die von { $cell }, oder dasselbe mit Spalten und Zeilen vertauscht. Die gibt es nicht.
   *[4] Dafür bräuchte es vier andere Zeilen, in denen die { $digit } nur in vier Spalten passt, darunter die von { $cell }, oder dasselbe mit Spalten und Zeilen vertauscht. Die gibt es nicht.
}
train-needs-other = Diese Technik schließt die { $digit } in { $cell } hier nicht aus: { $name }.
train-there-is-none = Diese Technik kommt in dieser Stellung nicht vor: { $name }.
train-summary = { $name }: { $summary }
