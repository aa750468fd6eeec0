# Le jeu ligne par ligne (`sudoku play --plain`, `sudoku train --plain`). Un lecteur d’écran lit chaque ligne à voix haute. Les commandes se
# tapent en anglais dans toutes les langues : new, help, do et les autres.
plain-welcome = Sudoku, ligne par ligne. Tapez help pour connaître les commandes.
plain-no-game = Aucune partie n’est ouverte. Tapez new pour jouer, ou help pour connaître les commandes.
plain-game = { $title }, { $progress }.
plain-no-games = Aucune partie en cours. Tapez new pour jouer.
plain-item = { $number }. { $item }

# Lignes qui ne sont pas comprises. $said : la ligne.
plain-unknown = Commande inconnue : { $said }. Tapez help pour connaître les commandes.
plain-unknown-near = Commande inconnue : { $said }. Vouliez-vous dire { $near } ?
plain-which-cell = Quelle case ? Indiquez sa ligne et sa colonne, par exemple 2 7 ou r2c7.
plain-which-house = Quel numéro, de 1 à 9 ? Tapez par exemple row 3.
plain-which-number = Quelle partie ? Tapez aussi son numéro, par exemple continue 2.
plain-which-puzzle = Quelle grille ? Tapez open et ses 81 cases, avec des points pour les cases vides.
plain-which-level = Quel niveau ? Tapez new et l’un de ces noms.
plain-entry = { $name } : { $about }
plain-how-to-place = Pour placer un chiffre, tapez le chiffre et sa case, par exemple 4 in 2 7.

# La grille : une unité en trois parties de trois cases ; le mot pour une case vide.
plain-house = { $house } : { $first }, { $second }, { $third }.
plain-three = { $first } { $second } { $third }
plain-blank = vide
plain-digit = { $digit }
plain-given = { $cell } : { $digit }, donné.
plain-own = { $cell } : { $digit }, placé par vous.
plain-empty = { $cell } est vide, sans note.
plain-notes = { $cell } est vide. Notes : { $notes }.

# Où se trouve un chiffre.
plain-nowhere = Le { $digit } n’est encore dans aucune case.
plain-complete = Le { $digit } est complet : { $cells }.
plain-places = { $missing ->
    [one] Le { $digit } est dans { $cells }. Il en manque un.
   *[other] Le { $digit } est dans { $cells }. Il en manque { $missing }.
}
plain-missing = Il manque : { SERIES($each) }.
plain-missing-digit = { $count ->
    [one] une fois le { $digit }
   *[other] { $count } fois le { $digit }
}
plain-nothing-missing = Il ne manque aucun chiffre.

# Indices. « do » et « hint » sont des commandes.
plain-hint-ends = L’indice est complet. Tapez do pour appliquer l’étape.
plain-no-hint = Il n’y a pas encore d’indice à appliquer. Tapez d’abord hint.

# Derrière chaque commande : son effet.
plain-help-house = lire une ligne, une colonne ou un bloc
plain-help-grid = lire toutes les lignes
plain-help-cell = lire la case de la ligne 2, colonne 7
plain-help-digit = où se trouve ce chiffre
plain-help-missing = quels chiffres manquent, et combien de fois chacun
plain-help-place = placer 4 à la ligne 2, colonne 7
plain-help-note = noter 4 et 8 à la ligne 2, colonne 7 ; la même commande les efface
plain-help-clear = vider une case
plain-help-fill = noter tous les candidats dans toutes les cases vides
plain-help-tidy = retirer les notes que les chiffres placés excluent
plain-help-undo = annuler le dernier coup, ou le rétablir
plain-help-check = dire quels chiffres sont faux
plain-help-hint = un indice ; répétez pour en savoir plus
plain-help-why = l’indice en entier, avec sa raison
plain-help-do = appliquer l’étape de l’indice
plain-help-new = une nouvelle partie, ou une partie de ce niveau
plain-help-daily = la grille du jour
plain-help-open = ouvrir une grille de 81 cases, ou un lien
plain-help-games = les parties en cours, ou reprendre l’une d’elles
plain-help-begin = fixer les chiffres donnés et commencer à jouer
plain-help-restart = recommencer cette partie
plain-help-status = le temps, et où vous en êtes
plain-help-again = la dernière réponse, encore une fois
plain-help-quit = quitter ; vos parties sont enregistrées
plain-help-cross = barrer le candidat 4 à la ligne 2, colonne 7
plain-help-candidates = lire les candidats d’une ligne, d’une colonne, d’un bloc ou d’une case
plain-help-course = le cours, ou l’un de ses chapitres
plain-help-lesson = la leçon suivante, ou celle d’une technique
plain-help-example = un exemple de la leçon
plain-help-drills = s’exercer à la technique de la leçon, ou à une autre
plain-help-solve = une grille qui demande la technique de la leçon
plain-help-review = réviser ce qui est à revoir
plain-help-placement = trouver votre chapitre dans le cours
plain-help-own = des positions de vos parties qui vous ont pris du temps
plain-help-reply = répondre à un exercice
plain-help-answer = la réponse d’un exercice
plain-help-truth = dire si une supposition est vraie
plain-help-next = l’exercice suivant

# Leçons et exercices. lesson, drills, done et les autres se tapent en anglais.
plain-which-technique = Quelle technique ? Tapez lesson et son nom, par exemple lesson x-wing.
plain-no-drill = Aucun exercice n’est ouvert. Tapez drills, review ou placement.
plain-lesson-ways = Tapez example pour un exemple, drills pour vous exercer, ou solve pour une grille qui demande cette technique.
plain-reply-is-there = Tapez yes pour oui ou no pour non.
plain-reply-name = Tapez name et un numéro, par exemple name 2.
plain-reply-marks = Pour placer un chiffre, tapez 4 in 2 7. Pour en barrer un, tapez cross 4 in 2 7. Tapez ensuite done.
plain-reply-marks-or-nothing = Pour placer un chiffre, tapez 4 in 2 7. Pour en barrer un, tapez cross 4 in 2 7. Tapez ensuite done. Si vous ne voyez rien, tapez no.
plain-next = Tapez next pour continuer.
plain-not-noted = Le { $digit } n’y est pas noté.
plain-strong-link = { $from } ou { $to } est vrai.
plain-weak-link = { $from } et { $to } ne sont pas vrais tous les deux.
