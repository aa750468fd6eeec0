check-givens-differ = { $first }, où la grille imprimée a { $printed }
check-lost-candidates = { COUNT($lost) ->
    [one] Un candidat nécessaire a été éliminé : { $lost }.
   *[other] Des candidats nécessaires ont été éliminés : { $lost }.
}
check-conflict = { $conflict }.
check-more-conflicts = Et ainsi de suite : il y a { $count } conflits.
check-no-solution = Cette grille n’a pas de solution.
check-givens-have-no-solution = Les chiffres donnés n’ont pas de solution, quoi qu’on y ajoute.
check-entries-have-no-solution = Les chiffres que vous avez placés ne vont pas ensemble.
check-taking-back-does-not-help = Retirer des chiffres n’y change rien.
check-too-many-wrong = Trop de chiffres sont faux pour savoir lesquels.
check-suspect-digit = le { $candidate }
check-suspect-removal = l’élimination en { $cell }
check-in-other-ways = { $count ->
    [one] d’une autre façon
   *[other] de { $count } autres façons
}
check-several-solutions = La grille a plusieurs solutions : un chiffre de départ a-t-il été oublié ?
check-every-empty-cell = toutes les cases vides
check-many-cells = { $count } cases : { $by_line }
check-one-given-decides = Un chiffre de départ de plus suffirait à les départager : { $givens }.
check-one-given-decides-for-example = Un chiffre de départ de plus suffirait à les départager, par exemple { $givens }.
check-givens-needed = Il faudrait de { $fewest } à { $count } chiffres donnés de plus pour les départager.
check-givens-decide = { $count } chiffres donnés de plus suffiraient à les départager, par exemple { $givens } ; il n’en faut pas moins.
check-givens-may-decide = { $count } chiffres donnés de plus suffiraient à les départager, par exemple { $givens }. Il en faut peut-être moins, mais pas moins de { $fewest }.
check-they-differ = Voici où elles diffèrent : { $differ }.
check-appears = { IN($house) }, { $digit } apparaît { $times } fois : { $cells }
check-wrong-digits = { COUNT($wrong) ->
    [one] Ce chiffre est faux, retirez-le : { $wrong }.
   *[other] Ces chiffres sont faux, retirez-les : { $wrong }.
}
check-without-suspects = sans { $contents }
check-several-left = Il y a plusieurs solutions { OR($ways) }.
check-exactly-one-left = Il y a exactement une solution { OR($ways) }.
check-if-own-digits = Si certains de ces chiffres sont de vous, dites lesquels : écrivez + devant chacun d’eux, comme dans +7, ou indiquez la grille imprimée avec --givens FILE|PUZZLE.
check-repeated = { $digit } apparaît plus d’une fois { IN($house) }
check-cell-empty = il ne reste aucun candidat dans { $cell }
check-no-place = il ne reste aucune place pour { $digit } { IN($house) }
