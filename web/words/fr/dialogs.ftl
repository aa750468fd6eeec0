### The dialogs of a game.

## The menu

menu = Menu
menu-check = Vérifier ma grille
menu-all-notes = Inscrire toutes les notes
menu-tidy-notes = Nettoyer les notes
menu-pause = Mettre en pause
menu-share = Partager, copier, télécharger

## Questions

restart-question = Recommencer ?
    .text = Tout ce que vous avez entré sera effacé. Vous pourrez annuler cette action.
give-up-question = Abandonner cette partie ?
    .text = Elle comptera comme non résolue, et vous ne pourrez plus la reprendre.

## The game is solved

finished = Grille résolue
    .next = Grille suivante
    .next-level = Ensuite : { $level }
    .practise = S’exercer : { $technique }
    .share = Partager le résultat
    .analyse = Voir la résolution
finished-help =
    { $assistance ->
        [none] sans aide
        [candidates] avec notes automatiques
       *[other] avec un peu d’aide
    }
finished-hints =
    { $count ->
        [one] avec { $count } indice
       *[other] avec { $count } indices
    }
finished-time =
    .first = Votre première grille de ce niveau sans indice
    .best = Nouveau record à ce niveau (l’ancien : { $before })
    .usual = Votre record sans indice : { $best }
    .usual-median = Votre record sans indice : { $best } ; votre médiane : { $median }
finished-moments = Vos hésitations
finished-moment = { $time }, après { $thought }
    .helped = { $time }, avec indice
finished-result = { -brand }, { $title } : { $time }, { $help }
    .other = { -brand } : { $time }, { $help }

## Options

options = Options
options-switches = Pendant la partie
options-clean = Nettoyer les notes à chaque chiffre placé
options-clashes = Signaler les conflits
options-complete = Afficher le nombre restant de chaque chiffre
options-clock = Afficher le chronomètre
options-one-note = Un seul type de notes
    .about = Un bouton « Notes » au lieu de « Coin » et « Centre ».
options-notes = Notes
options-notes-by-hand = À la main
    .about = Vous les écrivez vous-même.
options-notes-automatic = Automatiques
    .about = Tous les chiffres encore possibles s’affichent. Les notes au centre servent à barrer des chiffres.
options-wrong = Signaler les chiffres faux
options-wrong-never = Jamais
options-wrong-when-asked = À la vérification
options-wrong-at-once = Immédiatement
options-first = Ordre de saisie
options-first-cell = D’abord la case
options-first-digit = D’abord le chiffre
options-hints = Ordre des indices
options-hints-known = D’abord les techniques que vous connaissez.
options-notation = Noms des cases
options-techniques =
    { $count ->
        [0] Techniques des indices : toutes
        [one] Techniques des indices : toutes sauf une
       *[other] Techniques des indices : toutes sauf { $count }
    }
options-techniques-all = Toutes
options-techniques-failed = Impossible d’afficher les techniques : { $why }.

## Savepoints

savepoints = Points de sauvegarde
    .none = Il n’y en a pas encore. Quand vous revenez à un point de sauvegarde, votre grille est d’abord sauvegardée : vous ne perdez rien.
    .name = Nom (facultatif)
    .add = Ajouter un point de sauvegarde
savepoint-number = Point de sauvegarde { $number }
savepoint-before = Avant le retour en arrière
savepoint-state =
    { $filled ->
        [one] { $filled } chiffre placé en { $time }
       *[other] { $filled } chiffres placés en { $time }
    }
savepoint-back = Revenir
    .to = Revenir au point de sauvegarde { $number }

## Sharing

share = Partager
    .what = Que voulez-vous partager ?
share-puzzle = La grille
share-game = La partie en cours
    .about = Avec tous les coups, pour continuer ailleurs
share-copy-link = Copier le lien
    .done = Lien copié.
share-system = Partager…
    .title = Sudoku
share-as-text = Sous forme de texte
share-format = Format
share-copy-text = Copier le texte
    .done = Texte copié.
share-download-text = Télécharger le texte
share-download-game = Télécharger la partie
share-qr = QR code du lien
    .too-long = Trop long pour un QR code. Copiez plutôt le lien.

## A puzzle entered by hand

entering = Votre grille
    .start = Saisissez les chiffres imprimés, ligne par ligne. Pour laisser une case vide : 0, Espace ou « Effacer ».
    .tap = Saisissez les chiffres imprimés, ligne par ligne. Pour laisser une case vide, touchez la touche d’effacement.
    .missing = Il manque encore des chiffres donnés.
    .anyway = Jouer quand même
    .mine = Touchez vos propres chiffres.
    .add = Des chiffres à vous ? Choisissez « Les miens ».
entering-digits =
    { $count ->
        [one] { $count } chiffre donné
       *[other] { $count } chiffres donnés
    }{ $mine ->
        [0] .
        [one]  et { $mine } à vous.
       *[other]  et { $mine } à vous.
    }
entering-solutions =
    { $status ->
        [unique] Exactement une solution.
        [none] Aucune solution avec ces chiffres.
        [multiple] Il reste plusieurs solutions.
        [counted] Il reste { $count } solutions.
       *[many]
            { $count ->
               *[other] Il reste au moins { $count } solutions.
            }
    }
entry-sources = Origine des chiffres
entry-source =
    { $source ->
        [printed] Imprimés
       *[mine] Les miens
    }
entry-said =
    { $source ->
        [printed] Saisie des chiffres imprimés.
       *[mine] Saisie de vos chiffres. Touchez un chiffre imprimé pour indiquer qu’il est à vous.
    }
entry-marked =
    { $source ->
        [printed] Le { $digit } en { $cell } est imprimé.
       *[mine] Le { $digit } en { $cell } est à vous.
    }

## A puzzle without a solution, because a digit is mistyped

suspects =
    { $status ->
        [unique] Sans { $digits }, il y aurait exactement une solution.
       *[multiple] Sans { $digits }, il y aurait une solution.
    }
    .searching = Recherche du chiffre faux…
    .many = Au moins deux chiffres sont faux.
suspects-digit = le { $digit } en { $cell }
suspects-one-of = { $count } chiffres peuvent être en cause.
