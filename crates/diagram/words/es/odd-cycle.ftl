odd-cycle-look = { COUNT($digits) ->
    [one] Fíjate en los { $digits } de { $cells }.
   *[other] Fíjate en los números { $digits } de { $cells }.
}
odd-cycle-suppose = Supón que { $none }. Entonces, en cada uno de estos casos solo hay dos opciones.
    .expert = Supón falsos los guardianes: { $none }. Entonces cada uno de estos es un par conjugado.
odd-cycle-ring = Una tras otra, estas opciones forman un anillo de { $count } candidatos, en el que los verdaderos y los falsos tendrían que alternarse. Pero { $count } es impar.
    .expert = Los pares se cierran en un ciclo de { $count } candidatos, en el que verdadero y falso se alternan. Pero { $count } es impar.
odd-cycle-cell-is = { $cell } es { OR($digits) }.
    .expert = { $cell } es bivalor: { $digits }.
odd-cycle-cell-is-or-else = { $cell } es { OR($digits) } o, si no, { OR($others) }.
    .expert = { $cell } es { OR($digits) }, o ahí es verdadero un guardián: { OR($others) }.
odd-cycle-house-has = { $house } tiene su { $digit } en { OR($cells) }.
    .expert = El { $digit } es bilocal { IN($house) }: { $cells }.
odd-cycle-house-has-or-else = { $house } tiene su { $digit } en { OR($cells) } o, si no, en { OR($others) }.
    .expert = { $house } tiene su { $digit } en { OR($cells) }, o en un guardián: { OR($others) }.
