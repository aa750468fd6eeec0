photo = À partir d’une image
    .reading = Lecture de l’image…
    .picture = L’image choisie
    .private = Les images restent sur cet appareil.
    .sure = Tous les chiffres sont nets.
    .none = Avec ces chiffres, la grille n’a pas une solution unique. Comparez-les tous avec l’image.
    .correct = Corriger
photo-check = Comparez { $cells } avec l’image.
photo-check-many = Comparez avec l’image les { $count } cases ombrées.
photo-unread =
    { $why ->
        [blurred] L’image est trop floue pour lire les chiffres.
        [damaged] Le fichier n’est pas une image que ce navigateur puisse ouvrir.
        [empty] Il y a trop peu de chiffres dans la grille.
        [several] Il y a plusieurs grilles sur l’image. Approchez-vous de celle que vous voulez.
        [size] L’image est trop allongée.
        [small] La grille est trop petite. Approchez-vous jusqu’à ce qu’elle remplisse presque l’image.
       *[no-grid] Il n’y a pas de sudoku sur l’image. Toute la grille doit être visible.
    }
camera = Utiliser l’appareil photo
    .title = Appareil photo
    .hold = Cadrez toute la grille.
    .still = Ne bougez plus…
    .unsure = Certains chiffres sont difficiles à lire. Approchez-vous, cherchez une meilleure lumière, ou utilisez l’image telle quelle.
    .take = Utiliser telle quelle
    .refused = Impossible d’utiliser l’appareil photo : il n’y en a pas, ou ce navigateur n’y a pas accès. Vous pouvez choisir une image à la place.
