### The first screen.


home-game = { $title } · { $time }

home-new = Nueva partida

home-daily = Sudoku del día
    .about = Los mismos sudokus para todo el mundo.
    .solved = resuelto

## The other games that were begun

home-others = Otras partidas
home-other-state = { $filled } de { $total } celdas, { $time }
home-other-continue = Continuar { $title }, { $state }
home-other-give-up = Abandonar { $title }, { $state }

## Links to the other screens, in a few words each

home-more = Más
home-train = Entrenar
    .about = Lecciones y ejercicios
home-open = Abrir un sudoku
    .about = Desde papel, una imagen, un archivo o un enlace
home-make = Crear
    .about = Sudokus nuevos o introducidos a mano
home-analyse = Analizar
    .about = Cómo se resuelve cualquier sudoku
home-print = Imprimir
    .about = Sudokus en papel
home-statistics = Estadísticas
    .about = Tus tiempos y rachas
home-settings = Ajustes
    .about = Aspecto, opciones, copia de seguridad
home-keys = Atajos
    .about = Todas las teclas para jugar
home-about = Acerca de
    .about = Privacidad y licencias
