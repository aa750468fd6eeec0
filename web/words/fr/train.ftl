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
train-next = Leçon suivante
train-due = à réviser
train-due-on = révision le { $day }
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
drill-no = Non, elle n’y est pas
drill-check = Vérifier ma réponse
drill-answer = Voir la réponse
drill-done = Terminer
drill-result = Série terminée : { $right } sur { $total } du premier coup.
    .again = Série terminée : { $right } sur { $total } du premier coup. Prochaine révision le { $day }.
