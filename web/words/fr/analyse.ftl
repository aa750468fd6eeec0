### Analysing a puzzle: facts, ratings, and the way to its solution.

analyse = Analyse
analyse-field = Une grille dans n’importe quel format, ou une liste de grilles
analyse-from-game = Pour analyser une partie en cours, choisissez « Analyser » dans son menu.
analyse-reading = Examen de la grille…

## Facts

facts-solutions = Solutions
facts-solution-count =
    { $status ->
        [unique] une
        [none] aucune
        [counted] { $count }
       *[many]
            { $count ->
               *[other] plus de { $count }
            }
    }
facts-minimal = Minimale
    .yes = oui
facts-not-minimal =
    { $count ->
        [one] non : un chiffre donné est superflu
       *[other] non : { $count } chiffres donnés sont superflus, chacun pris isolément
    }
facts-conflict =
    { $house ->
        [row] Le { $digit } apparaît plus d’une fois dans la ligne { $number } : { $cells }.
        [column] Le { $digit } apparaît plus d’une fois dans la colonne { $number } : { $cells }.
       *[other] Le { $digit } apparaît plus d’une fois dans le bloc { $number } : { $cells }.
    }
facts-dead-end = { $flaw }.
facts-solution = Solution

## Ratings

ratings = Difficulté
ratings-hodoku =
    .about = niveau, points, étapes
ratings-explainer =
    .about = étape la plus difficile, idem jusqu’au premier chiffre, première étape
ratings-invariant = Cotation invariante
    .about = la même si l’on tourne la grille ou que l’on permute les chiffres
ratings-whips = Whips
ratings-braids = Braids
ratings-g-whips = g-Whips
ratings-g-braids = g-Braids
ratings-length = longueur maximale nécessaire
ratings-more = Coter avec whips et braids
ratings-busy = …
ratings-none = pas de cotation
ratings-at-least = au moins { $rating }


proof-note = Les démonstrations, comme celles de `sudoku explain -f json`, sont vérifiées étape par étape.
proof-checking = Vérification de la démonstration…
proof-holds =
    { $steps ->
        [0] Cette démonstration n’a aucune étape.
        [one] La démonstration est juste : sa seule étape est justifiée.
       *[other] La démonstration est juste : ses { $steps } étapes sont justifiées.
    }
proof-step = L’étape { $number } sur { $total } n’est pas justifiée.
proof-unread = Cette démonstration est illisible.
proof-many = Démonstrations justes : { $held } sur { $total }.
proof-number = Démonstration { $number }

compare = Comparer à une autre grille
    .same = C’est la même grille sous une autre forme. Le tableau montre comment passer de celle-ci à l’autre.
    .other = C’est une autre grille, même si l’on tourne celle-ci, qu’on la réordonne ou qu’on en permute les chiffres.
compare-image =
    { $of ->
        [row] La ligne devient la ligne
        [column] La colonne devient la colonne
        [row-column] La ligne devient la colonne
        [column-row] La colonne devient la ligne
       *[digit] Le chiffre devient
    }

## Steps

path = Chemin de résolution
    .searching = Recherche du chemin de résolution…
    .back = Retour au chemin de résolution
    .print = Imprimer le chemin
path-list = Voir toutes les étapes possibles
    .searching = Recherche de toutes les étapes…
path-list-kind = Technique
    .all = Toutes
path-listed =
    { $count ->
        [0] Aucune technique ne s’applique ici
       *[other] Toutes les étapes possibles : { $count }
    }
path-stuck = Avec ces techniques, on ne peut pas aller plus loin.
path-aim = Type de chemin
path-aim-name =
    { $aim ->
        [usual] Habituel
        [shortest] Peu d’étapes difficiles
        [easiest] Étapes les plus faciles
       *[elegant] Peu de techniques
    }
path-techniques =
    { $count ->
        [0] Techniques : toutes
        [one] Techniques : toutes sauf une
       *[other] Techniques : toutes sauf { $count }
    }
step = Étape
step-parts = Point par point
step-whole = Tout afficher
steps = Étapes
    .first = Première étape
    .previous = Étape précédente
    .next = Étape suivante
    .last = Dernière étape
step-said = Étape { $number } sur { $total } : { $line }
step-name = Étape { $number } : { $name }
step-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
step-level =
    { $level ->
        [easy] facile
        [medium] moyen
        [hard] difficile
        [unfair] diabolique
       *[extreme] extrême
    }

## Many puzzles

table-label = Grilles
table-progress =
    Grilles vérifiées : { $done ->
       *[other] { $done }
    } sur { $total ->
       *[other] { $total }
    }
table-explain = Coter avec Sudoku Explainer
table-show = Afficher
table-choice =
    { $choice ->
        [all] Toutes
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [unfair] Diabolique
        [extreme] Extrême
        [same] Doublons
       *[invalid] Sans solution unique
    } ({ $count ->
       *[other] { $count }
    })
table-download = Télécharger en CSV
table-copy = Copier les grilles
table-column =
    { $column ->
        [number] Grille
        [givens] Chiffres donnés
        [solutions] Solutions
        [level] Niveau
        [score] Points
        [hardest] Technique la plus difficile
       *[explained] { -sudoku-explainer }
    }
table-same-as = équivalente à la grille { $number }
