templates-look = Où placer ensemble tous les { $digit } qui manquent ?
templates-places = Chaque ligne, colonne et bloc encore sans { $digit } doit en recevoir un. Il reste ces places pour les { $digit } : { $places }.
templates-others-first = Les autres chiffres prennent une partie de ces places, l’un après l’autre :
templates-every-way = Toutes les façons restantes de placer les { $digit } passent par { $cells }.
templates-no-way = Aucune des façons restantes de placer les { $digit } ne passe par { OR($cells) }.
