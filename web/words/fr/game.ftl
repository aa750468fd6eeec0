### A game: the grid, the pad below it, and the texts for screen readers.

## The grid, and the line above it

game-grid = { $title }, cases remplies : { $filled } sur { $total }
game-clock-pause = { $time }, mettre en pause
game-clock-continue = { $time }, reprendre
game-paused = Partie en pause. Temps : { $time }.
game-said-paused = Partie en pause.
game-said-running = Le chronomètre tourne.

## The pad

pad = Pavé de saisie
pad-modes = Mode de saisie
pad-mode =
    { $mode ->
        [digits] Chiffres
        [corner] Coin
        [centre] Centre
        [notes] Notes
       *[colours] Couleurs
    }
pad-mode-said =
    { $mode ->
        [digits] Saisie de chiffres.
        [corner] Saisie de notes en coin.
        [centre] Saisie de notes au centre.
        [notes] Saisie de notes.
       *[colours] Mise en couleur des cases.
    }
pad-digit = { $digit }, encore { $count } à placer
pad-digit-complete = { $digit }, complet
pad-colour = Couleur { $colour }
pad-clear = Effacer
pad-line = Tracer une ligne depuis cette case
pad-arrows = Flèches
pad-undo = Annuler
pad-redo = Rétablir
pad-select = Sélection

pen-begun = Ligne depuis { $cell }. Choisissez l’autre extrémité.
pen-dropped = Aucune ligne tracée.

## Keyboard shortcuts that only the web app has

key-read-houses = Lire à voix haute ce qui manque dans la ligne, la colonne et le bloc
key-corner = Entrer une note en coin
key-centre = Entrer une note au centre
key-colour = Colorer une case
key-line = Tracer une ligne : appuyer à une extrémité, puis à l’autre
key-arrow = Tracer une flèche : appuyer au départ, puis à la pointe

## Cells, read aloud

spoken-cells =
    { $rowCount ->
        [one] ligne { $rows }
       *[other] lignes { $rows }
    } { $columnCount ->
        [one] colonne { $columns }
       *[other] colonnes { $columns }
    }
spoken-is-not = différent de
spoken-cell = { $cell }, { $contents }
spoken-given = { $digit } donné
spoken-empty = vide
spoken-wrong = faux
spoken-conflict = en conflit
spoken-candidates =
    { $count ->
        [one] candidat { $digits }
       *[other] candidats { $digits }
    }
spoken-corner-marks =
    { $count ->
        [one] note en coin { $digits }
       *[other] notes en coin { $digits }
    }
spoken-crossed-out = barré : { $digits }
spoken-coloured-candidate = candidat { $digit } en couleur { $colour }
spoken-colours =
    { $count ->
        [one] couleur { $colours }
       *[other] couleurs { $colours }
    }
spoken-line =
    { $line ->
        [to] flèche vers { $place }
        [from] flèche depuis { $place }
       *[line] ligne vers { $place }
    }
spoken-candidate-at = { $digit } en { $cell }
spoken-line-of = { $digit } : { $line }
spoken-row =
    { $count ->
        [0] La ligne { $number } est complète.
        [one] Dans la ligne { $number }, il manque encore le { $digits }.
       *[other] Dans la ligne { $number }, il manque encore les chiffres { $digits }.
    }
spoken-column =
    { $count ->
        [0] La colonne { $number } est complète.
        [one] Dans la colonne { $number }, il manque encore le { $digits }.
       *[other] Dans la colonne { $number }, il manque encore les chiffres { $digits }.
    }
spoken-box =
    { $count ->
        [0] Le bloc { $number } est complet.
        [one] Dans le bloc { $number }, il manque encore le { $digits }.
       *[other] Dans le bloc { $number }, il manque encore les chiffres { $digits }.
    }
spoken-row-name = Ligne { $number }

## The game cannot be shown

game-elsewhere = Partie ouverte ailleurs
    .text = Cette partie est ouverte dans un autre onglet ou une autre fenêtre.
    .taken-over = Cette partie se poursuit dans un autre onglet. Rien n’est perdu.
    .here = Jouer ici
game-missing = Partie introuvable
    .text = Cette partie n’est pas enregistrée dans ce navigateur. L’avez-vous abandonnée ?
    .unreadable = Impossible de lire cette partie : { $why }. Elle est mise de côté et figurera dans vos exports.
