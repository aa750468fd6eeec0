# As listas, as unidades e os candidatos, como todas as outras mensagens os escrevem.

# Entre os dois últimos itens de uma lista ($count: número de itens) e entre os outros.
and = { " e " }
and-between = { ", " }
or = { " ou " }
or-between = { ", " }

# O mesmo para listas de orações.
also = { ", e " }
also-between = { ", " }
else = { ", ou " }
else-between = { ", ou " }

# O mesmo para itens que são, eles próprios, listas.
groups = { "; e " }
groups-between = { "; " }

# Entre os passos de um caminho, entre as partes de uma tabela e entre frases.
order = { ", " }
series = { "; " }
text = { " " }

# Uma unidade e várias do mesmo tipo. $name é o número ou a letra, ou uma lista deles.
row = a linha { $name }
row-several = as linhas { $name }
column = a coluna { $name }
column-several = as colunas { $name }
box = o bloco { $name }
box-several = os blocos { $name }

# O mesmo com "em" e com "de".
row-in = na linha { $name }
row-several-in = nas linhas { $name }
column-in = na coluna { $name }
column-several-in = nas colunas { $name }
box-in = no bloco { $name }
box-several-in = nos blocos { $name }
row-of = da linha { $name }
row-several-of = das linhas { $name }
column-of = da coluna { $name }
column-several-of = das colunas { $name }
box-of = do bloco { $name }
box-several-of = dos blocos { $name }

# Um ou mais números em uma ou mais células.
candidates = { $digits } em { $cells }

# Behind "not".
nor = { " nem " }
nor-between = { ", " }
