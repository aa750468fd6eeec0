templates-look = Comment placer tous les { $digit } qui manquent ?
templates-places = Chaque ligne, colonne et bloc encore sans { $digit } doit en recevoir un. Les places possibles pour les { $digit } sont { $places }.
templates-others-first = Les autres chiffres prennent une partie de ces places, l’un après l’autre :
templates-every-way = Toutes les façons restantes de placer les { $digit } passent par { $cells }.
templates-no-way = Aucune des façons restantes de placer les { $digit } ne passe par { OR($cells) }.
