photo = Aus einem Bild
    .reading = Das Bild wird gelesen …
    .picture = Das gewählte Bild
    .private = Bilder bleiben auf diesem Gerät.
    .sure = Alle Ziffern sind deutlich.
    .none = Diese Ziffern ergeben kein Rätsel mit genau einer Lösung. Bitte vergleichen Sie alle mit dem Bild.
    .correct = Berichtigen
photo-check = Bitte vergleichen Sie { $cells } mit dem Bild.
photo-check-many = Bitte vergleichen Sie die { $count } getönten Zellen mit dem Bild.
photo-unread =
    { $why ->
        [blurred] Das Bild ist so unscharf, dass die Ziffern nicht lesbar sind.
        [damaged] Die Datei ist kein Bild, das dieser Browser öffnen kann.
        [empty] Im Gitter stehen zu wenige Ziffern.
        [several] Auf dem Bild ist mehr als ein Gitter. Gehen Sie näher an das gewünschte heran.
        [size] Das Bild ist zu lang und schmal.
        [small] Das Gitter ist zu klein. Gehen Sie näher heran, bis es das Bild fast ausfüllt.
       *[no-grid] Auf dem Bild ist kein Sudoku. Das ganze Gitter muss zu sehen sein.
    }
camera = Kamera benutzen
    .title = Kamera
    .hold = Richten Sie die Kamera auf das ganze Gitter.
    .still = Bitte ruhig halten …
    .unsure = Einige Ziffern sind schwer zu erkennen. Gehen Sie näher heran, sorgen Sie für besseres Licht, oder übernehmen Sie das Bild so.
    .take = So übernehmen
    .refused = Die Kamera lässt sich nicht benutzen: Es gibt keine, oder dieser Browser hat keinen Zugriff darauf. Wählen Sie stattdessen ein Bild.
