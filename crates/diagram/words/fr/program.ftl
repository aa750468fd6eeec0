# Remarques, erreurs et rapports du programme, pour les joueurs.

# Devant un message.
program-note = remarque
program-error = erreur
program-hint = conseil

# $input : le nom d’un fichier.
program-no-puzzle = il n’y a pas de grille dans { $input }
program-not-finished = pas terminé au bout de { $seconds } s (--timeout)

# Une partie dans le terminal. $command vaut « play » ou « train ».
program-needs-terminal = `sudoku { $command }` a besoin d’un terminal
program-needs-cursor = `sudoku { $command }` a besoin d’un terminal à curseur mobile, et TERM vaut dumb
program-play-plain = `sudoku play --plain` se passe d’écran ; `sudoku hint` et `sudoku solve` fonctionnent partout
program-train-plain = `sudoku train --plain` se passe d’écran ; `sudoku techniques NAME` affiche partout la page d’une technique

# Étapes et explications.
program-no-technique-applies = Aucune technique ne s’applique.
program-verbose-explains = --verbose explique chaque étape
program-no-such-step = il n’y a pas d’étape { $step } : le chemin en compte { $count }
program-no-step-to-draw = aucune étape à dessiner. { $said }

# Réponses de `solve`.
program-no-solution = Aucune solution.
program-one-solution = Une solution.
program-first-of-solutions = { $count } solutions ; voici la première trouvée.
program-first-of-solutions-or-more = { $count } solutions ou plus ; voici la première trouvée.
program-solution = Solution { $number }.
program-written-unsolved = écrites telles quelles, faute de solution : { $count }
program-written-with-first = écrites avec la première de plusieurs solutions : { $count }

# Le rapport de `check` sur une grille : les noms des faits, et ce qui en est dit.
program-number = { $count }
program-givens = chiffres donnés
program-valid = valide
program-valid-yes = oui : aucun chiffre n’est répété dans une ligne, une colonne ou un bloc
program-valid-no = { $conflicts ->
    [one] non : { $conflicts } conflit
   *[other] { $houses ->
        [one] non : { $conflicts } conflits dans { $houses } unité
       *[other] non : { $conflicts } conflits dans { $houses } unités
    }
}
program-solutions = solutions
program-solutions-none = aucune
program-solutions-one = 1 : la grille a une solution unique
program-solutions-several = 2 ou plus : `sudoku solve --count N` les compte
program-minimal = minimale
program-minimal-yes = oui : tous les chiffres donnés sont nécessaires
program-minimal-but-one = non : { $cells } est superflu
program-minimal-by-none = non : n’importe lequel des { $count } chiffres donnés est superflu
program-minimal-by-some = non : n’importe lequel de ces { $count } chiffres donnés est superflu :
program-filled-in = remplis
program-none-wrong = { $digits ->
    [one] { $digits } chiffre, juste
   *[other] { $digits } chiffres, aucun faux
}
program-some-wrong = { $digits ->
    [one] { $digits } chiffre, faux :
   *[other] { $digits } chiffres, dont { $wrong } faux :
}
# Des candidats de la solution que le joueur a barrés.
program-removed = barrés
program-candidates-lost = { $count ->
    [one] { $count } candidat de la solution :
   *[other] { $count } candidats de la solution :
}

# Les mêmes faits sur une grille parmi beaucoup : sur une ligne, séparés par des virgules.
program-is-valid = valide
program-is-not-valid = non valide
program-has-givens = { $count ->
    [one] { $count } chiffre donné
   *[other] { $count } chiffres donnés
}
program-is-unique = solution unique
program-has-several = plusieurs solutions
program-has-none = aucune solution
program-is-minimal = minimale
program-has-redundant = superflus : { $cells }
program-has-wrong = faux : { $digits }
program-has-lost = barrés dans la solution : { $candidates }

# Création de grilles. $done sur $all sont faites.
program-seed = graine { $seed }
program-going-on = { $count ->
    [one] reprise après { $count } grille terminée
   *[other] reprise après { $count } grilles terminées
}
program-given-up = grilles créées : { $done } sur { $all } ; aucune en { $tries } essais
program-out-of-time = grilles créées : { $done } sur { $all } ; le temps est écoulé
program-mean-givens = { $mean } chiffres donnés en moyenne pondérée
program-made-by = Créé par sudoku { $version } avec la graine { $seed }
program-nothing-known = on ne sait pas encore quelles techniques vous connaissez
program-find-your-place = `sudoku train` le découvre en dix à vingt positions ; ou cochez-y celles que vous connaissez
program-learning = ces grilles demandent une technique que vous apprenez : { $kind }
program-none-known = on ne connaît encore aucune grille dont la technique la plus difficile est { $kind } : aucune sur { $tried } essayées. La recherche peut ne rien trouver

# Impression.
program-nothing-to-print = il n’y a pas de grille à imprimer
program-has-no-solution = la grille n’a pas de solution
program-has-several-solutions = la grille a plusieurs solutions
program-not-printed = rien n’est imprimé : toutes les grilles n’ont pas une solution unique
program-print-broken = --allow-broken imprime ces grilles sans solution
# $puzzles : une liste avec des virgules, peut-être avec le dernier message d’ici.
program-without-solution = imprimées sans solution, faute d’en avoir exactement une : grille { $puzzles }
program-and-more = { $listed } et { $count } de plus
program-long-way = le chemin est long : --aim shortest en cherche un avec moins d’étapes difficiles
program-no-position = il n’y a pas de position pour cette technique : { $kind }
program-other-puzzles = aucune grille n’en a besoin quand rien de plus facile n’aide ; donnez-en d’autres
program-positions-found = positions trouvées : { $found } sur { $of }
program-positions-of = positions trouvées pour { $kind } : { $found } sur { $of }
program-give-puzzles = indiquez des grilles qui en ont besoin, par exemple un recueil de grilles difficiles
program-no-key = pas de corrigé : les fiches ne posent aucune question

# Techniques : un nom qui convient à plusieurs, et les colonnes de la liste.
program-fits-several = « { $name } » convient à { $count } techniques :
program-page-of-one = `sudoku techniques NAME` affiche la page de l’une d’elles.
program-page-of-any = `sudoku techniques NAME` affiche la page d’une technique. Tout nom courant convient.
program-column-level = les noms que leur donne HoDoKu
program-column-se = la cotation de Sudoku Explainer
program-column-explain = `sudoku explain` et `sudoku hint` l’emploient
program-column-hodoku = elle est dans l’ordre de HoDoKu, que suit `sudoku rate`
program-column-asked = seul `sudoku steps` l’emploie, sauf si --allow la nomme
program-column-one = elle suppose que la grille a exactement une solution

# Une photo.
program-photo-doubtful = certains chiffres sont peut-être mal lus ; à vérifier : { $cells }
program-photo-unsolved = avec les chiffres lus, la grille n’a pas une solution unique ; comparez-les tous avec l’image, en commençant par { $cells }
program-photo-full = la grille est déjà remplie : il n’y a plus rien à résoudre

# Le jour d’une grille, à côté de son numéro.
program-day = { $weekday } { $day } { $month } { $year }
program-weekday = { $number ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[other] dimanche
}
program-month = { $number ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
