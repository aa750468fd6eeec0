### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = Paramètres
settings-appearance = Apparence
settings-skin =
    { $skin ->
        [system] Comme le système
        [light] Clair
        [dark] Sombre
       *[contrast] Contraste élevé
    }
settings-language = Langue
    .system = Celle du navigateur
settings-language-later = { $language } sera chargé à la prochaine ouverture de { -brand } en ligne.
settings-voice = Explications
settings-voice-of =
    { $voice ->
        [beginner] Pour débutants
        [player] Pour joueurs
       *[expert] Pour experts
    }
settings-behaviour = Comportement
settings-motion = Réduire les animations
    .about = Sinon, votre système décide.
settings-pad-left = Pavé de saisie à gauche
    .about = Sur les écrans larges.
settings-new-games = Nouvelles parties

## Backup

backup = Sauvegarde
    .text = Vos parties, vos résultats et vos paramètres ne sont que dans ce navigateur. Exportez-les pour en garder une copie ou les transférer.
    .export = Exporter
    .import = Importer
backup-done =
    { $games ->
        [one] Résultats, paramètres et { $games } partie restaurés.
       *[other] Résultats, paramètres et { $games } parties restaurés.
    }
backup-failed = Rien n’a été modifié : { $why }.
backup-not-ours = ce fichier n’est pas une sauvegarde de { -brand }
backup-too-new = cette sauvegarde vient d’une version plus récente de { -brand }

## Storage

store-none = Ce navigateur n’enregistre rien. Vous perdrez vos parties en fermant la page.
store-games-unreadable = Impossible de lire vos parties enregistrées.
store-results-unreadable = Impossible de lire vos résultats : { $why }. Ils sont mis de côté et figureront dans vos exports.
store-full = L’espace de stockage du navigateur est plein. Vous pouvez continuer à jouer, mais exportez vos parties depuis les paramètres avant de fermer la page.
store-failed = Le navigateur n’a pas pu enregistrer votre partie ({ $why }). Vous pouvez continuer à jouer, mais exportez vos parties depuis les paramètres avant de fermer la page.
store-refused = aucune raison indiquée

## Statistics

statistics = Statistiques
    .none = Rien à afficher pour l’instant. Terminez d’abord une partie.
    .about = Seuls comptent les temps des grilles résolues sans indice.
statistics-other = Autres grilles
statistics-solved = Résolues
statistics-best = Record
statistics-median = Médiane
statistics-unaided = Sans indice
statistics-hints = Indices par grille
statistics-trend =
    { $trend ->
        [faster] Plus rapide ces derniers temps : médiane des 10 dernières grilles, { $now } ; des 10 précédentes, { $before }.
        [slower] Moins rapide ces derniers temps : médiane des 10 dernières grilles, { $now } ; des 10 précédentes, { $before }.
       *[same] Stable : médiane des 10 dernières grilles, { $now } ; des 10 précédentes, { $before }.
    }
statistics-times =
    { $count ->
       *[other] Vos { $count } derniers temps, de { $least } à { $most }
    }
statistics-days = Jours au total
statistics-row = Jours d’affilée
statistics-longest-row = Plus longue série

## Keyboard shortcuts

keys = Raccourcis clavier
keys-when = Ces raccourcis fonctionnent pendant une partie, quand le focus est sur la grille ou sur le pavé de saisie. Appuyez alors sur { $key } pour les afficher.
