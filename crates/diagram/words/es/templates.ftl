templates-look = ¿Cómo se pueden colocar a la vez todos los { $digit } que faltan?
templates-places = Cada fila, columna y caja que aún no tiene un { $digit } necesita uno. Los sitios que quedan para los { $digit } son { $places }.
templates-others-first = Los otros números ocupan algunos de estos sitios, uno tras otro:
templates-every-way = Todas las formas aún posibles de colocar los { $digit } usan { $cells }.
templates-no-way = Ninguna de las formas aún posibles de colocar los { $digit } usa { OR($cells) }.
