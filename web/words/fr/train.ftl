### Training: the course, lessons, and rounds of drills.

train = Entraînement
train-failed = Impossible d’afficher les leçons : { $why }.
train-known =
    { $count ->
        [one] { $count } technique travaillée
       *[other] { $count } techniques travaillées
    }
train-known-of = Techniques travaillées : { $count } sur { $total }
train-review =
    { $count ->
        [one] Réviser { $count } technique
       *[other] Réviser { $count } techniques
    }
train-waiting =
    { $count ->
        [one] { $count } technique est à réviser
       *[other] { $count } techniques sont à réviser
    }
    .now = Réviser maintenant
train-reviewing = Révision
train-placement = Test de niveau
    .offer = Sautez ce que vous savez déjà
    .about = Trouve votre chapitre
train-placed = Chapitre { $number }, le { $day }
train-own = De vos parties
train-own-about =
    { $count ->
        [one] { $count } position qui vous a pris du temps
       *[other] { $count } positions qui vous ont pris du temps
    }
train-next = Leçon suivante
train-ticks = Cochez les techniques que vous connaissez. « Mon niveau » choisit alors des grilles qui n’en demandent pas d’autres, et les indices utilisent d’abord ces techniques.
train-find = Chercher une technique
    .none = Aucune technique ne porte ce nom.
train-tick = Je connais { $name }
train-due = à réviser
train-due-on = révision le { $day }
train-pace = temps : { $time }
    .beside = temps : { $time } (avant : { $before })
train-lesson-only = sans exercices

## A lesson

lesson-failed = Impossible d’afficher la leçon
lesson-missing = Cette leçon n’existe pas
lesson-practise = S’exercer
lesson-solve = L’appliquer à une grille
lesson-all = Toutes les leçons
lesson-example = Exemple
    .another = Un autre exemple
    .searching = Recherche d’un exemple…
    .failed = Pas d’exemple pour l’instant : { $why }.
    .none = Cette technique n’est jamais l’étape la plus facile : la leçon n’a donc pas d’exemple.
lesson-example-number = Exemple { $number } : { $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = Exercice
drill-searching = Recherche d’une position…
drill-failed = Pas d’exercice
    .none = Il n’y a pas de position pour s’exercer.
    .text = Impossible de s’exercer pour l’instant : { $why }.
drill-to-lesson = Retour à la leçon
drill-which = Quelle technique ?
drill-grid =
    { $count ->
        [one] { $title }, { $count } case vide
       *[other] { $title }, { $count } cases vides
    }
drill-yes = Oui, elle y est
drill-how =
    { $first ->
        [digit] Pour barrer un chiffre, appuyez dessus, puis touchez sa case. Touchez à nouveau pour le rétablir.
       *[cell] Pour barrer un chiffre, sélectionnez sa case et appuyez sur le chiffre. Appuyez à nouveau pour le rétablir.
    }
drill-no = Non, elle n’y est pas
drill-check = Vérifier ma réponse
drill-nothing = Rien ne s’applique
drill-unseen = Je ne vois rien
drill-answer = Voir la réponse
drill-done = Terminer
drill-result = { $right } sur { $total } du premier coup
drill-at-most = { $number } sur { $total } au plus
drill-placed = Vous commencez au chapitre { $number } : { $title }. Ce qui précède est considéré comme acquis. Vous pouvez refaire le test à tout moment.
drill-sum = Résultat
drill-missed = Manquée : { $name }
drill-days =
    { $days ->
        [one] Premier jour d’entraînement. Revenez dans la semaine et le compte continue.
       *[other] { $days } jours d’entraînement. Revenez dans la semaine et le compte continue.
    }
