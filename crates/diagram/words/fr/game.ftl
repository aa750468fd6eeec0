game-color-taken = Couleur { $colour } retirée de { $cells }.
game-color-on = Couleur { $colour } mise dans { $cells }.
game-candidate-color-taken = Couleur { $colour } retirée de candidats dans { $cells }.
game-candidate-color-on = Couleur { $colour } mise sur des candidats dans { $cells }.
game-filled = Candidats inscrits dans { $cells }.
game-cleaned-up = Notes nettoyées dans { $cells }.
game-undone = Annulé. { $difference }
game-redone = Rétabli. { $difference }
game-before-the-mistake = Retour à l’état d’avant l’erreur. { $difference } « Annuler » permet de tout retrouver.
game-mistakes-taken-back = Seules les erreurs ont été retirées. { $difference }
game-savepoint = Point de sauvegarde { $number }.
game-savepoint-named = Point de sauvegarde { $number } : { $name }.
game-back-at-savepoint = Retour au point de sauvegarde { $number }. { $difference }
game-left-grid-is-savepoint = { $said } La grille que vous quittez devient le point de sauvegarde { $number }.
game-restarted = Partie recommencée. « Annuler » permet de tout retrouver.
game-begins = La partie commence.
game-begins-without-solution = La partie commence, mais la grille n’a pas de solution. Annulez et corrigez les chiffres donnés.
game-begins-with-several = La partie commence, mais la grille a plusieurs solutions. Annulez et ajoutez des chiffres donnés.
game-no-digit-wrong = Aucun chiffre n’est faux.
game-one-digit-wrong = Un chiffre est faux : { $cells }.
game-digits-wrong = { $count } chiffres sont faux : { $cells }.
game-options-changed = Options modifiées.
game-solved = { $said } La grille est résolue.
game-wrong-here = { $said } C’est faux.
game-wrong-cells = { $said } Faux : { $cells }.
game-same-digit-in = { $said } Le même chiffre est dans { $cells }.
game-count-of-cells = { $count } cases
game-givens-open = Vous pouvez entrer les chiffres donnés.
game-givens-closed = Les chiffres donnés sont fixés.
game-placed = { $digit } dans { $cells }.
game-one-empty = { $gone } est vide.
game-several-empty = { $cells } sont vides.
game-crossed-out = Barré : { $crossed }.
game-crossed-out-in = Candidats barrés dans { $cells }.
game-colors-changed = Couleurs modifiées.
game-marks-changed = Notes modifiées dans { $cells }.
game-marks-cleared = Notes effacées dans { $cells }.
game-colors-cleared = Couleurs effacées dans { $cells }.
# $mark vaut « corner », « centre » ou « candidate ».
game-mark-taken = { $mark ->
    [corner] Note en coin { $digit } retirée de { $cells }.
    [centre] Note au centre { $digit } retirée de { $cells }.
   *[candidate] Candidat { $digit } retiré de { $cells }.
}
game-mark-in = { $mark ->
    [corner] Note en coin { $digit } dans { $cells }.
    [centre] Note au centre { $digit } dans { $cells }.
   *[candidate] Candidat { $digit } dans { $cells }.
}
game-line-on = { $mark ->
    [arrow] Flèche de { $from } à { $to }.
   *[line] Ligne de { $from } à { $to }.
}
game-line-taken = { $mark ->
    [arrow] Flèche de { $from } à { $to } retirée.
   *[line] Ligne de { $from } à { $to } retirée.
}
game-lines-changed = Lignes modifiées.
game-colors-and-lines-cleared = Couleurs et lignes effacées dans { $cells }.
