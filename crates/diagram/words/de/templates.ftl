templates-look = Wie lässt sich die { $digit } in allen Einheiten zugleich unterbringen?
templates-places = Jede Zeile, jede Spalte und jeder Block ohne { $digit } braucht noch eine. Für die { $digit } bleiben die Plätze { $places }.
templates-others-first = Die anderen Ziffern nehmen, eine nach der anderen, einige dieser Plätze ein:
templates-every-way = Jede noch mögliche Verteilung der { $digit } belegt { $cells }.
templates-no-way = Keine noch mögliche Verteilung der { $digit } belegt { OR($cells) }.
