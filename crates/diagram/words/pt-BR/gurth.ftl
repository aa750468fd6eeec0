gurth-turn = Gire a grade 180 graus.
gurth-mirror-down = Espelhe a grade na diagonal de r1c1 a r9c9.
gurth-mirror-up = Espelhe a grade na diagonal de r1c9 a r9c1.
gurth-look = Observe todos os números dados.
gurth-same-givens = Os números dados ficam iguais aos de antes.
    .expert = Os números dados são invariantes.
gurth-missing-given = Se o { $missing } também fosse dado, os números dados ficariam iguais aos de antes.
    .expert = Se o { $missing } fosse dado, os números dados seriam invariantes.
gurth-same-solution = A mesma mudança transforma a solução em uma solução com os mesmos números dados. Só existe uma, logo a solução também fica igual à de antes.
    .expert = A solução é única, logo também é invariante.
gurth-suppose = Suponha que { $cell } seja { $digit }.
    .expert = Premissa: { $cell } é { $digit }.
gurth-not-symmetric = Portanto, a solução não é simétrica, e { $cell } não é { $digit }.
    .expert = Contradição, logo a solução não é simétrica, e { $cell } não é { $digit }.
gurth-fixed-cells = { COUNT($cells) ->
    [one] { $cells } não sai do lugar, logo só pode conter um número que não muda: { OR($digits) }.
   *[other] { $cells } não saem do lugar, logo só podem conter números que não mudam: { OR($digits) }.
}
    .expert = { COUNT($cells) ->
        [one] A célula fixa { $cells } só pode conter um número fixo: { OR($digits) }.
       *[other] As células fixas { $cells } só podem conter números fixos: { OR($digits) }.
    }
gurth-orbits = Um candidato é verdadeiro junto com todas as suas imagens, ou falso junto com todas elas. Portanto, é falso se uma delas é impossível ou se duas delas estão em conflito.
    .expert = Uma órbita de candidatos é toda verdadeira ou toda falsa. Portanto, é falsa se um dos seus candidatos é impossível ou se dois deles estão em conflito.
gurth-write-digit = { $to } no lugar de { $from }
gurth-impossible-fixed = { $cell } não sai do lugar, logo teria de conter um número que não muda: { OR($digits) }. Mas só pode ser { OR($candidates) }.
    .expert = A célula fixa { $cell } precisaria de um número fixo: { OR($digits) }. Mas só pode ser { OR($candidates) }.
gurth-impossible-cell = Então não resta nenhum candidato para { $cell }: cada um deles tem uma imagem impossível, ou imagens em conflito.
    .expert = Então { $cell } fica sem candidatos: a órbita de cada um deles contém um candidato impossível ou um conflito.
gurth-impossible-house = Então { $house } não tem mais lugar para o { $digit }: ali, cada candidato { $digit } tem uma imagem impossível, ou imagens em conflito.
    .expert = Então { $house } fica sem lugar para o { $digit }: ali, a órbita de cada { $digit } contém um candidato impossível ou um conflito.
gurth-move = Leve as linhas 1 a 9 para as posições { $rows }, e as colunas 1 a 9 para as posições { $columns }.
gurth-move-transposed = Leve as linhas 1 a 9 para as posições { $rows }, e as colunas 1 a 9 para as posições { $columns }. Depois, troque as linhas pelas colunas.
gurth-move-and-write = { $motion } Escreva { $changes }.
