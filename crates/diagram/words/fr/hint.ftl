hint-finish-entering = Finissez d’abord d’entrer les chiffres donnés.
    .beginner = Finissez d’abord d’entrer les chiffres de départ.
hint-no-solution = En l’état, la grille n’a pas de solution.
hint-solved = La grille est résolue.
hint-undecided = La grille a plusieurs solutions, et rien ne permet de choisir entre elles.
hint-undecided-with-these = La grille a plusieurs solutions, et les techniques activées ne permettent pas de choisir entre elles.
hint-stuck = Aucune technique ne permet d’avancer ici.
hint-stuck-with-these = Aucune des techniques activées ne permet d’avancer ici.
hint-one-wrong = Un chiffre est faux.
hint-several-wrong = { $count } chiffres sont faux.
hint-one-lost = Dans une case, vous avez barré le bon chiffre.
hint-several-lost = Dans { $count } cases, vous avez barré le bon chiffre.
hint-where-wrong = { COUNT($cells) ->
    [one] Le chiffre en { $cells } est faux.
   *[other] Les chiffres en { $cells } sont faux.
}
hint-where-lost = Le bon chiffre est barré en { $cells }.
hint-name = { $name }.
hint-grid-solved = La grille est résolue, et tous les chiffres sont justes.
hint-nothing-for-cell = Pour le moment, aucune technique ne change rien en { $cell }.
hint-no-technique-applies = Aucune technique ne s’applique. `sudoku techniques` donne la liste des techniques connues.
hint-no-technique-decides = Aucune technique ne permet de choisir entre elles ; `sudoku solve --all` en donne la liste.
hint-uniqueness-left-out = Les chiffres donnés ne suffisent pas à fixer une solution unique ; les techniques qui la supposent ne servent donc pas.
    .beginner = Les chiffres de départ ne suffisent pas à fixer une solution unique ; les techniques qui la supposent ne servent donc pas.
    .expert = Les chiffres donnés ne suffisent pas à fixer une solution unique ; les techniques d’unicité ne servent donc pas.
hint-see-page = `sudoku techniques { $technique }` explique cette technique.
