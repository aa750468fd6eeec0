templates-look = ¿Dónde pueden ir juntos todos los { $digit } que faltan?
templates-places = Cada fila, columna y caja que aún no tiene un { $digit } necesita uno. Los sitios que quedan para los { $digit } son { $places }.
templates-others-first = Los otros números ocupan algunos de estos sitios, uno tras otro:
templates-every-way = Todas las formas de colocar los { $digit } que quedan usan { $cells }.
templates-no-way = Ninguna de las formas de colocar los { $digit } que quedan usa { OR($cells) }.
