photo = De una imagen
    .reading = Leyendo la imagen…
    .picture = La imagen elegida
    .private = Las imágenes no salen de este dispositivo.
    .sure = Todos los números se leen bien.
    .none = Con estos números el sudoku no tiene una solución única. Compáralos todos con la imagen.
    .correct = Corregir
photo-check = Compara { $cells } con la imagen.
photo-check-many = Compara con la imagen las { $count } celdas sombreadas.
photo-unread =
    { $why ->
        [blurred] La imagen está demasiado borrosa para leer los números.
        [damaged] El archivo no es una imagen que este navegador pueda abrir.
        [empty] Hay muy pocos números en la cuadrícula.
        [several] Hay más de una cuadrícula en la imagen. Acércate a la que quieras.
        [size] La imagen es demasiado alargada.
        [small] La cuadrícula es demasiado pequeña. Acércate hasta que ocupe casi toda la imagen.
       *[no-grid] No hay ningún sudoku en la imagen. Tiene que verse la cuadrícula entera.
    }
camera = Usar la cámara
    .title = Cámara
    .hold = Encuadra la cuadrícula entera.
    .still = No muevas la cámara…
    .unsure = Hay números que cuesta leer. Acércate, busca mejor luz o usa la imagen tal cual.
    .take = Usar tal cual
    .refused = No se puede usar la cámara: no hay ninguna, o este navegador no tiene permiso. En su lugar puedes elegir una imagen.
