# Les mots sur papier.

# Sous le titre, sur la couverture d’un livre.
print-count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
print-font = Composé en Noto Sans, sous licence SIL Open Font License 1.1.
# $font : le nom d’une autre police, comme Noto Sans CJK JP.
print-second-font = Les caractères absents de Noto Sans sont composés en { $font }.

# Les règles, pour qui n’a jamais vu de sudoku : trois titres, suivis de paragraphes.
print-how-to-play = Règle du jeu
print-grid = La grille compte neuf lignes, neuf colonnes et neuf blocs de trois cases sur trois. Certaines cases contiennent un chiffre dès le départ. Remplissez les autres de sorte que chaque ligne, chaque colonne et chaque bloc contienne une seule fois chaque chiffre de 1 à 9.
print-how-to-begin = Pour commencer
print-begin-with-digit = Choisissez un chiffre déjà présent dans beaucoup de blocs. Regardez un bloc où il manque : les lignes et les colonnes qui contiennent déjà ce chiffre y excluent la plupart des cases. S’il ne reste qu’une case, écrivez-y le chiffre.
print-begin-with-cell = Choisissez une case dont la ligne, la colonne et le bloc sont presque remplis. S’ils contiennent à eux trois huit chiffres différents, écrivez le neuvième dans la case.
print-when-stuck = En cas de blocage
print-pairs = Dans chaque case vide, notez en petit tous les chiffres encore possibles. Si deux cases d’une ligne n’ont plus que les deux mêmes chiffres, aucune autre case de la ligne ne peut contenir l’un d’eux : barrez-les partout ailleurs dans la ligne. Il en va de même dans les colonnes et les blocs.
print-locked = Si, dans un bloc, toutes les places possibles d’un chiffre sont sur une même ligne, barrez ce chiffre dans le reste de la ligne.
print-each-has-one = Chaque grille a une solution unique : tous les chiffres se déduisent des chiffres de départ.
print-none-has-one = Aucune de ces grilles n’a de solution unique.
# $numbers : les numéros de quelques grilles, parfois d’une seule.
print-all-but = Toutes les grilles ont une solution unique, sauf { $numbers }.
print-all-but-several = Toutes les grilles ont une solution unique, sauf { $count } d’entre elles.

# La table des matières d’un livre, et des titres.
print-contents = Sommaire
print-puzzles = Grilles
print-solutions = Solutions
print-no-level = Sans niveau
# Les numéros des grilles d’une section.
print-from-to = { $first } à { $last }

# Lignes à remplir à côté d’une grille : le nom du joueur, et le temps qu’il a mis.
print-name = Nom
print-time = Temps
print-class = Classe
print-date = Date

# Renvois à d’autres pages.
print-on-page = page { $page }
print-solved-on = Solutions page { $page }
print-solved-from = Solutions à partir de la page { $page }
# $first : « page 7 », la première de plusieurs.
print-solved-first = Solutions : { $first }
print-to-page = Aller à la page { $page }

# Lu à voix haute à la place d’une image.
print-puzzle = Grille { $name }
# $label : un niveau ou une cotation.
print-puzzle-of = Grille { $name }, { $label }
print-stars = { $count ->
    [one] { $count } étoile sur { $all }
   *[other] { $count } étoiles sur { $all }
}
print-code = QR code de la grille { $name }
print-solution = Solution { $name }
print-row-by-row = { $name }, ligne par ligne.
# Cases vides côte à côte.
print-blanks = { $count ->
    [one] vide
   *[other] { $count } vides
}
# Une ligne après la précédente : chiffres et cases vides, séparés par des virgules.
print-row = { " " }{ $cells }.
print-comma = ,{ " " }

# Fiches d’exercices sur une technique, et résolutions expliquées.
# $kind : le nom de la technique, sans article.
print-question = À trouver : { $kind }. À quel endroit ? Qu’en déduit-on ?
print-answer = Réponse { $number }
print-example = Exemple
print-answers = Réponses : { $heading }
print-short-answer = { $number }. { $name } : { $result }
print-mixed = Exercices variés : { $topics }
print-mixed-intro = Les techniques à utiliser : { $kinds }. Les exercices sont de plus en plus difficiles.
print-which = Quelle technique aide ici ? Qu’en déduit-on ?
print-write-notes = Écrivez d’abord les candidats dans les cases vides. Éliminez ensuite tous ceux que des techniques plus faciles excluent.
print-cross-out = Barrez d’abord les chiffres impossibles dans leur case. Éliminez ensuite tous ceux que des techniques plus faciles excluent.
print-blank-grids = Grilles vides
print-the-puzzle = La grille

# Numéros dans une énumération.
print-number = { $number }
