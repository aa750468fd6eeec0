# Le jeu dans le terminal. Un écran a 80 colonnes : libellés et descriptions sont courts.

# Une fenêtre trop petite, et sa taille.
terminal-needs-room = Cet écran demande { $columns } colonnes et { $rows } lignes.
terminal-has-room = Cette fenêtre en a { $columns } et { $rows }.

# Touches. Les noms inscrits sur les claviers, comme Esc, sont les mêmes dans toutes les langues.
terminal-space = Espace
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# La dernière ligne : après le nom d’une touche, un mot pour son effet. Dans les listes :
terminal-key-choose = choisir
terminal-key-take = valider
terminal-key-change = modifier
terminal-key-scroll = défiler
terminal-key-back = retour
terminal-key-quit = quitter
terminal-key-give-up = abandonner la partie
terminal-key-open = ouvrir
# Pendant une partie :
terminal-key-begin = commencer
terminal-key-begin-all-the-same = commencer quand même
terminal-key-hint = indice
# La suite d’un indice ou d’un texte.
terminal-key-more = suite
# Applique l’étape d’un indice.
terminal-key-do-it = placer
terminal-key-check = vérifier
terminal-key-write = écrire
terminal-key-undo = annuler
terminal-key-redo = rétablir
terminal-key-mode = mode
terminal-key-clear = vider
terminal-key-all-marks = toutes les notes
terminal-key-find = montrer
terminal-key-keys = aide
terminal-key-options = options
terminal-key-leave = quitter
terminal-key-go-on = reprendre
terminal-key-another = autre grille : { $level }
terminal-key-new-game = nouvelle partie
terminal-key-lesson = leçon
# Dans les leçons et les exercices :
terminal-key-example = exemple
terminal-key-drills = exercices
terminal-key-solve-with-it = appliquer
terminal-key-stop = arrêter
terminal-key-next = suivant
terminal-key-review = réviser
terminal-key-sum-up = résultat
terminal-key-is-there = elle y est
terminal-key-is-not-there = elle n’y est pas
terminal-key-name = nom
terminal-key-check-answer = vérifier
terminal-key-nothing = rien ne s’applique
terminal-key-unseen = je ne vois rien
# La réponse que rien ne prouve est-elle pourtant vraie ?
terminal-key-truth = est-ce vrai ?
terminal-key-answer = réponse

# Un calcul qui prend un moment.
terminal-making = Création d’une grille… Esc pour arrêter.
terminal-looking-for-step = Recherche d’une étape… Esc pour arrêter.
terminal-looking-for-position = Recherche d’une position… Esc pour arrêter.
terminal-looking-at-steps = Examen de toutes les étapes… Esc pour arrêter.

# Fichiers qui ne peuvent être ni lus ni écrits. $why : la raison, ou le deuxième message de cette liste.
terminal-not-kept = Impossible d’enregistrer : { $why }
terminal-played-elsewhere = elle est ouverte dans une autre fenêtre
terminal-cannot-be-opened = Impossible d’ouvrir la partie : { $why }
terminal-goes-on = La partie continue : { $why }
terminal-torn = Le dernier coup n’a pas été enregistré jusqu’au bout ; tout ce qui précède est là.

# Le menu : un choix, et sa description.
terminal-menu = Sudoku
terminal-continue = Reprendre : { $title }
terminal-menu-new = Nouvelle partie
terminal-menu-new-about = choisir un niveau
terminal-menu-daily = Grilles du jour
terminal-menu-daily-about = { $day } (UTC)
terminal-menu-train = S’entraîner
terminal-menu-train-about = apprendre des techniques et s’exercer
terminal-menu-open = Ouvrir
terminal-menu-open-about = coller ou taper une grille ou un lien
terminal-menu-enter = Saisir
terminal-menu-enter-about = recopier une grille imprimée
terminal-menu-statistics-about = temps et séries
terminal-menu-options-about = notes, vérifications, couleurs
terminal-menu-keys-about = raccourcis clavier
terminal-menu-quit = Quitter
terminal-menu-quit-about = vos parties sont enregistrées

# Une partie commencée. $row : la première ligne de la grille.
terminal-progress = { $time }, cases remplies : { $filled } sur { $of }
terminal-progress-begins = { $time }, { $filled } sur { $of } ; début { $row }
terminal-progress-begins-in-short = { $time }, { $filled } sur { $of }, { $row }
terminal-being-entered = { $givens ->
    [one] en cours de saisie, { $givens } chiffre donné
   *[other] en cours de saisie, { $givens } chiffres donnés
}

# Les titres des parties. $number : celui de la grille, ou d’une partie parmi d’autres du même titre.
terminal-game = { $level } { $number }
terminal-game-of-day = { $day } { $level }
terminal-own-puzzle = grille personnelle
terminal-opened-puzzle = grille ouverte
terminal-one-of-several = { $title } ({ $number })

# Le choix d’un niveau.
terminal-new-game = Nouvelle partie
terminal-own-level = Mon niveau
terminal-own-level-about = Seulement ce que vous connaissez.
terminal-puzzle-of-day = Grilles du { $day }
terminal-solved = résolue

# Ouvrir une grille.
terminal-open = Ouvrir une grille
terminal-open-about = À coller ou à taper : 81 chiffres et points, grille, candidats, lien.

# Raccourcis clavier : le titre, et le choix du menu.
terminal-keys = Raccourcis
terminal-copy-text = Copier la grille en texte
terminal-copy-link = Copier un lien vers la grille
terminal-mark-centre = Écrire une note au centre, si votre terminal transmet cette touche
terminal-mark-corner = Écrire une note dans le coin, si votre terminal transmet cette touche
terminal-text-copied = La grille est copiée en texte, si votre terminal le permet.
terminal-link-copied = Un lien vers la grille est copié, si votre terminal le permet.

# À côté de la grille, sur 22 colonnes : cases remplies ; l’effet des chiffres, en entier et en quelques lettres ;
# une sélection est en cours.
terminal-filled = { $filled } sur { $of }
terminal-entering = chiffres donnés
terminal-mode = { $mode ->
    [digits] chiffres
    [corner] coin
    [centre] centre
   *[colours] couleurs
}
terminal-mode-in-short = { $mode ->
    [digits] chi
    [corner] coi
    [centre] cen
   *[colours] cou
}
terminal-selecting = sél
# Après la touche f.
terminal-which-digit = Quel chiffre ? Encore f : aucun.

# Une pause cache la grille ; p est la touche.
terminal-paused = En pause
terminal-paused-about = p pour reprendre

# La partie est gagnée : sur la dernière ligne et à côté de la grille.
terminal-solved-without-help = Résolue en { $time }, sans aide.
terminal-solved-with-candidates = Résolue en { $time }, avec notes automatiques.
terminal-solved-with-checks = Résolue en { $time }, avec vérification.
terminal-solved-with-hints = Résolue en { $time }, avec indices.
terminal-solved-with-steps = Résolue en { $time }, avec étapes appliquées.
terminal-time = Temps : { $time }.
terminal-first-time = Temps : { $time }, votre premier à ce niveau.
terminal-time-beside-others = Temps : { $time }, record { $best }, médiane { $median }.
terminal-singles-were-enough = Les singletons ont suffi.
terminal-hardest-step = Étape la plus difficile : { $kind }.
# Les hésitations d’une partie gagnée : le temps joué, le lieu, la technique ; $thought : la durée de la réflexion. Puis
# la touche de la leçon, la même dans toutes les langues.
terminal-moments = Vos hésitations :
terminal-moment = { $time } { $place } : { $kind }, après { $thought }
terminal-moment-helped = { $time } { $place } : { $kind }, avec indice
terminal-lesson-about = l : leçon sur { $kind }

# Points de sauvegarde : leur origine, le temps, les chiffres, et ce que changerait le retour.
terminal-savepoints = Revenir à un point de sauvegarde
terminal-no-savepoint = Il n’y en a pas encore. La touche s en ajoute un.
terminal-savepoint = { $number }, ajouté par vous
terminal-savepoint-left = { $number }, avant votre retour
terminal-savepoint-named = { $number }, { $name }
terminal-savepoint-about = { $digits ->
    [one] { $time }, { $digits } chiffre : { $changes }
   *[other] { $time }, { $digits } chiffres : { $changes }
}
terminal-nothing-changes = la grille actuelle
terminal-marks-change = d’autres notes
# $gone et $back : les chiffres qui partiraient et reviendraient, ou leur nombre.
terminal-without = sans { $gone }
terminal-with = avec { $back }
terminal-without-and-with = sans { $gone }, avec { $back }
terminal-digits = { ORDER($each) }
terminal-count-of-digits = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}
terminal-count-of-changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}

# Statistiques. Les têtes de colonnes ont environ 8 lettres.
terminal-statistics = Statistiques
terminal-level = niveau
terminal-played = jouées
terminal-solved-count = résolues
terminal-best = record
terminal-median = médiane
terminal-streak = série
terminal-longest-streak = série max
terminal-helped = indices
terminal-other-puzzles = autres

# Options, chacune avec ses valeurs.
terminal-options = Options
terminal-notes = Notes
terminal-notes-by-hand = à la main
terminal-notes-automatic = automatiques ; au centre, elles barrent
terminal-clean = Nettoyer les notes
terminal-clean-on = à chaque chiffre placé
terminal-clean-off = non
terminal-clashes = Signaler les conflits
terminal-wrong = Signaler les chiffres faux
terminal-never = jamais
terminal-when-asked = à la vérification
terminal-at-once = immédiatement
terminal-digits-left = Chiffres restants
terminal-digits-left-on = affichés
terminal-digits-left-off = non affichés
terminal-clock = Chronomètre
terminal-clock-on = affiché
terminal-clock-off = caché, mais il tourne
terminal-first = Ordre de saisie
terminal-first-cell = d’abord la case
terminal-first-digit = d’abord le chiffre : Enter ou clic le place
terminal-notation = Noms des cases
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = Indices
terminal-hints-ours = le plus facile d’abord, toute technique
terminal-hints-hodoku = seulement les techniques de HoDoKu
terminal-hints-sudoku-explainer = dans l’ordre de Sudoku Explainer
terminal-techniques = Techniques des indices
terminal-techniques-title = Techniques des indices : { $which }
# $off : le nombre de celles qui sont désactivées.
terminal-techniques-on = { $off ->
    [0] toutes
    [one] toutes sauf une
   *[other] toutes sauf { $off }
}
terminal-off = désactivée
terminal-partly-off = en partie désactivées
terminal-explanations = Explications
terminal-for-beginners = pour débutants : où regarder
terminal-for-players = pour joueurs : le motif, et pourquoi
terminal-for-experts = pour experts : dans les termes du métier
# L’aspect de l’écran.
terminal-skin = Apparence
terminal-skin-name = { $skin ->
    [dark] sombre
    [light] claire
    [safe] pour daltoniens
    [mono] sans couleurs
   *[ascii] ASCII
}

# Entraînement. $known techniques travaillées ; $due : le nombre de celles à réviser.
terminal-course = Entraînement. Techniques travaillées : { $known } sur { $of }
terminal-next-lesson = Leçon suivante
terminal-all-practised = vous avez travaillé toutes les leçons
terminal-placement = Test de niveau
terminal-placement-offer = sautez l’acquis
terminal-placement-about = trouve votre chapitre
terminal-placed-about = chapitre { $number }, le { $day }
terminal-placement-finished = Test terminé : { $right } sur { $of } du premier coup.
terminal-your-place = Vous commencez au chapitre { $number } : { $title }. Ce qui précède est considéré comme acquis. Vous pouvez refaire le test à tout moment.
terminal-review = Réviser
terminal-review-about = { $due ->
    [0] rien à réviser
    [one] { $due } technique à réviser
   *[other] { $due } techniques à réviser
}
terminal-chapter-practised = tout est travaillé
terminal-chapter-progress = travaillées : { $known } sur { $of }
terminal-chapter = { $title } : chapitre { $number } sur { $of }
terminal-lesson-place = { $title } : leçon { $number } sur { $of }
terminal-first-learn = à apprendre d’abord : { $kind }
terminal-missed = manquée
terminal-days-of-practice = { $days ->
    [one] Premier jour d’entraînement. Revenez dans la semaine et le compte continue.
   *[other] { $days } jours d’entraînement. Revenez dans la semaine et le compte continue.
}
terminal-due = à réviser
terminal-due-on = révision le { $day }
terminal-pace = temps : { $time }
terminal-pace-beside = temps : { $time } (avant : { $before })
terminal-known = déjà connue
terminal-without-drills = sans exercices
terminal-no-positions = Il n’y a pas de position pour s’exercer : { $kind }.
terminal-example = Exemple : { $kind }
# Au-dessus de la grille d’un exercice : la question, son numéro, et leur nombre.
terminal-which-one = Quelle technique ?
terminal-what-follows = déduire, { $number } sur { $of }
terminal-find-it = trouver, { $number } sur { $of }
terminal-name-it = nommer, { $number } sur { $of }
terminal-solve-with-it = résoudre, { $number } sur { $of }
terminal-see-it = révision, { $number } sur { $of }
terminal-place-it = { $number } sur { $of } au plus
# Positions tirées des parties du joueur : l’entrée du cours et l’en-tête d’un exercice. $time : le temps joué.
terminal-own-games = De vos parties
terminal-own-games-about = { $positions ->
    [one] { $positions } hésitation
   *[other] { $positions } hésitations
}
terminal-from-game = De votre partie, { $time }, { $row }
terminal-own-position = { $day }, { $number } sur { $of }
