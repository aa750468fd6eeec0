### Words that several screens share.

locale = fr-FR

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = Accueil
button-close = Fermer
button-cancel = Annuler
button-stop = Arrêter
button-continue = Reprendre
button-back = Retour
button-next = Suivant
button-previous = Précédent
button-play = Jouer
button-analyse = Analyser
button-print = Imprimer
button-edit = Modifier
button-make = Créer
button-give-up = Abandonner
button-restart = Recommencer
button-undo-mistakes = Revenir avant l’erreur
button-hint = Indice

## Labels of fields

label-level = Niveau
label-how-many = Nombre de grilles
label-givens = Chiffres donnés
label-puzzle = Grille
label-puzzle-number = Grille { $number }
position = { $number } sur { $total }
progress = { $done } sur { $total }
no-value = –

level-name =
    { $level ->
        [beginner] débutant
        [easy] facile
        [medium] moyen
        [hard] difficile
        [expert] expert
       *[master] maître
    }

list-comma = { ", " }
sentence-space = { " " }
list-digits = { ", " }
list-last = { " et " }

## Waiting and errors

loading = Chargement…
making = Création des grilles
stopped = Calcul arrêté.
page-not-found = Page introuvable
unknown-level = Niveau inconnu
check-address = Vérifiez que l’adresse ne contient pas de faute de frappe.
file-not-loaded = impossible de charger { $name } (êtes-vous hors connexion ?)
worker-ended = le navigateur a arrêté le calcul

## Titles

document-title = { $title } · { -brand }

game-title-daily = { $level }, { $day }
game-title-entered = Grille personnelle
game-title-opened = Grille ouverte

## The start

start-failed = { -brand } ne peut pas démarrer
    .again = Réessayer
start-old-browser = { -brand } nécessite un navigateur de 2023 ou plus récent, avec WebAssembly SIMD.
start-offline = Impossible de charger { -brand }. Êtes-vous hors connexion ?
start-refused = Impossible de charger { -brand } : le serveur a répondu { $status }.
start-updated = Une nouvelle version de { -brand } est là. Rechargez la page pour continuer.
