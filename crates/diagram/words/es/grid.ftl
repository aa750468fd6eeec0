# Listas, unidades y candidatos, como los escriben todos los demás mensajes.

# Entre los dos últimos de una lista ($count: cuántos son; $first: la primera letra del que sigue), y entre los demás.
and = { " y " }
and-between = { ", " }
or = { $first ->
    [8] { " u " }
   *[other] { " o " }
}
or-between = { ", " }

# Lo mismo para listas de oraciones.
also = { ", y " }
also-between = { ", " }
else = { ", o bien " }
else-between = { ", o bien " }

# Lo mismo cuando cada elemento es a su vez una lista.
groups = { "; y " }
groups-between = { "; " }

# Entre los pasos de un camino, entre las partes de una tabla y entre oraciones.
order = { ", " }
series = { "; " }
text = { " " }

# Una unidad, y varias de la misma clase. $name es su número o letra, o una lista de ellos.
row = la fila { $name }
row-several = las filas { $name }
column = la columna { $name }
column-several = las columnas { $name }
box = la caja { $name }
box-several = las cajas { $name }

# Lo mismo con «en» y con «de».
row-in = en la fila { $name }
row-several-in = en las filas { $name }
column-in = en la columna { $name }
column-several-in = en las columnas { $name }
box-in = en la caja { $name }
box-several-in = en las cajas { $name }
row-of = de la fila { $name }
row-several-of = de las filas { $name }
column-of = de la columna { $name }
column-several-of = de las columnas { $name }
box-of = de la caja { $name }
box-several-of = de las cajas { $name }

# Uno o más números en una o más celdas.
candidates = { $digits } en { $cells }

# Detrás de una negación: la frase pone el primer «ni».
nor = { " ni " }
nor-between = { " ni " }
