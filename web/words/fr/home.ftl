### The first screen.

home-game = { $title } · { $time }

home-new = Nouvelle partie

home-daily = Grilles du jour
    .about = Les mêmes grilles pour tout le monde.
    .solved = résolue

## The other games that were begun

home-others = Autres parties
home-other-state = Cases remplies : { $filled } sur { $total }, { $time }
home-other-continue = Reprendre { $title }, { $state }
home-other-give-up = Abandonner { $title }, { $state }

## Links to the other screens, in a few words each

home-more = Autres rubriques
home-train = S’entraîner
    .about = Leçons et exercices
home-open = Ouvrir une grille
    .about = Depuis le papier, une image, un fichier ou un lien
home-make = Créer
    .about = Générer des grilles ou saisir la vôtre
home-analyse = Analyser
    .about = Voir comment une grille se résout
home-print = Imprimer
    .about = Des grilles sur papier
home-statistics = Statistiques
    .about = Vos temps et vos séries
home-settings = Paramètres
    .about = Apparence, options, sauvegarde
home-keys = Raccourcis
    .about = Toutes les touches du jeu
home-about = À propos
    .about = Confidentialité et licences
