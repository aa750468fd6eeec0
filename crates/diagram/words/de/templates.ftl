templates-look = Wie lässt sich die { $digit } in allen Einheiten zugleich unterbringen?
templates-places = Jede Zeile, jede Spalte und jeder Block ohne { $digit } braucht noch eine. Für die { $digit } bleiben die Plätze { $places }.
templates-others-first = Einige dieser Plätze nehmen die anderen Ziffern ein, eine nach der anderen:
templates-every-way = Jede Verteilung der { $digit }, die noch möglich ist, belegt { $cells }.
templates-no-way = Keine Verteilung der { $digit }, die noch möglich ist, belegt { OR($cells) }.
