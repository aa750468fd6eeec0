### Making, opening and printing puzzles.

## Making

make = Créer des grilles
make-by-hand = Saisir une grille à la main
make-enter = Saisir une grille
make-any = Peu importe
make-technique = Technique requise
make-symmetry = Symétrie
symmetry-name =
    { $symmetry ->
        [none] aucune
        [half-turn] demi-tour
        [quarter-turn] quart de tour
        [left-right] gauche-droite
        [top-bottom] haut-bas
        [orthogonal] orthogonale
        [diagonal] diagonale
        [anti-diagonal] antidiagonale
        [diagonals] deux diagonales
       *[full] complète
    }
make-fewest = Chiffres donnés, min.
make-most = Chiffres donnés, max.
make-seed = Graine
    .random = Aléatoire
make-done =
    { $count ->
        [0] Aucune grille trouvée pour ces critères.
        [one] { $count } grille créée.
       *[other] { $count } grilles créées.
    }
make-too-few = Grilles trouvées : { $count } sur { $wanted } seulement.
make-found =
    { $count ->
        [one] Votre grille
       *[other] { $count } grilles
    }
make-print-all = Tout imprimer
make-play-number = Jouer la grille { $number }
make-analyse-number = Analyser la grille { $number }
make-print-number = Imprimer la grille { $number }
make-wrong-seed = Graine : entrez un nombre entier ou laissez le champ vide.
make-wrong-count = Nombre de grilles : entrez un nombre de 1 à 100.
make-wrong-givens = Chiffres donnés : entrez deux nombres de 17 à 81, le plus petit d’abord.
new-making = Création d’une grille : { $level }
new-mine = Mon niveau
    .about = Uniquement les techniques que vous connaissez.
    .unknown = Quelles techniques connaissez-vous ? Cochez-les dans « S’entraîner » : « Mon niveau » choisira des grilles qui n’en demandent pas d’autres.
new-failed = Aucune grille créée
    .text = Impossible de créer la grille : { $why }.

## Opening

open = Ouvrir
open-field = Collez une grille, dans n’importe quel format, ou un lien
open-file = Choisir un fichier
open-paste = Coller
open-by-hand = Saisir à la main
open-game = C’est une partie enregistrée.
    .continue = Reprendre cette partie
open-at = Grille { $number } sur { $total }
open-puzzle = Une grille avec { $parts }.
open-titled = « { $title } », avec { $parts }.
open-givens =
    { $count ->
        [one] { $count } chiffre donné
       *[other] { $count } chiffres donnés
    }
open-placed =
    { $count ->
        [one] { $count } chiffre placé
       *[other] { $count } chiffres placés
    }
open-candidates = des candidats
open-solutions =
    { $status ->
        [unique] Elle a exactement une solution.
        [none] Elle n’a pas de solution.
       *[multiple] Elle a plusieurs solutions.
    }
open-show-place = Voir où
open-whose = Lesquels de ces chiffres sont à vous ?
open-all-printed = Tous sont imprimés
open-choose-mine = Indiquer les miens

shared-opening = Ouverture du lien
shared-failed = Ce lien ne contient pas de grille
    .text = Impossible de lire ce lien : { $why }.
shared-too-long = il est trop long pour une partie

## Printing

print = Imprimer
print-title = Titre
    .usual = Sudoku
print-per-page = Grilles par page
print-paper = Papier
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Lettre US
       *[legal] Légal US
    }
print-solutions = Solutions
print-solutions-place =
    { $place ->
        [end] Sur les dernières pages
        [below] Sous chaque grille, à l’envers
        [back] Au verso, à l’envers
       *[none] Aucune
    }
print-aid = Dans les cases vides
print-aid-kind =
    { $kind ->
        [none] Rien
        [candidates] Candidats
       *[digits] Tous les chiffres, à barrer
    }
print-large = Gros caractères
print-page = Page { $number }
