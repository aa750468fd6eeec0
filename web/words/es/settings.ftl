### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = Ajustes
settings-appearance = Aspecto
settings-skin =
    { $skin ->
        [system] Según el sistema
        [light] Claro
        [dark] Oscuro
       *[contrast] Alto contraste
    }
settings-language = Idioma
    .system = Según el navegador
settings-language-later = { $language } se cargará la próxima vez que abras { -brand } con conexión.
settings-voice = Explicaciones
settings-voice-of =
    { $voice ->
        [beginner] Para principiantes
        [player] Para jugadores
       *[expert] Para expertos
    }
settings-behaviour = Comportamiento
settings-motion = Reducir el movimiento
    .about = Si no lo activas, decide el sistema.
settings-pad-left = Panel de números a la izquierda
    .about = En pantallas anchas.
settings-new-games = Partidas nuevas

## Backup

backup = Copia de seguridad
    .text = Tus partidas, resultados y ajustes están solo en este navegador. Expórtalos para tener una copia o llevártelos a otro.
    .export = Exportar
    .import = Importar
backup-done =
    { $games ->
        [one] Se han restaurado tus resultados, tus ajustes y { $games } partida.
       *[other] Se han restaurado tus resultados, tus ajustes y { $games } partidas.
    }
backup-failed = No se ha cambiado nada: { $why }.
backup-not-ours = este archivo no es una copia de seguridad de { -brand }
backup-too-new = esta copia es de una versión posterior de { -brand }

## Storage

store-none = Este navegador no guarda nada. Al cerrar la página perderás tus partidas.
store-games-unreadable = Tus partidas guardadas no se pueden leer.
store-results-unreadable = Tus resultados no se pueden leer: { $why }. Se guardan aparte y se incluyen al exportar.
store-full = El almacenamiento del navegador está lleno. Puedes seguir jugando, pero exporta tus partidas en los ajustes antes de cerrar la página.
store-failed = El navegador no ha podido guardar tu partida ({ $why }). Puedes seguir jugando, pero exporta tus partidas en los ajustes antes de cerrar la página.
store-refused = no ha dado ningún motivo

## Statistics

statistics = Estadísticas
    .none = Aquí aún no hay nada. Termina primero una partida.
    .about = Los tiempos solo cuentan si resuelves el sudoku sin pistas.
statistics-other = Otros sudokus
statistics-solved = Resueltos
statistics-best = Mejor tiempo
statistics-median = Mediana
statistics-unaided = Sin pistas
statistics-hints = Pistas por sudoku
statistics-trend =
    { $trend ->
        [faster] Últimamente más rápido: mediana de los últimos 10 sudokus, { $now }; de los 10 anteriores, { $before }.
        [slower] Últimamente más lento: mediana de los últimos 10 sudokus, { $now }; de los 10 anteriores, { $before }.
       *[same] Estable: mediana de los últimos 10 sudokus, { $now }; de los 10 anteriores, { $before }.
    }
statistics-times =
    { $count ->
       *[other] Tus últimos { $count } tiempos, de { $least } a { $most }
    }
statistics-days = Días en total
statistics-row = Días seguidos
statistics-longest-row = Racha máxima

## Keyboard shortcuts

keys = Atajos de teclado
keys-when = Funcionan durante una partida, con el foco en la cuadrícula o en el panel de números. Pulsa { $key } ahí para verlos.
