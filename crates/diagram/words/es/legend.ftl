legend-with-boxes = { $role }, { $boxes }
legend-whole-cell = : después, el papel de la celda entera
legend-links = = uno de los dos es verdadero   - no ambos a la vez
legend-strong = enlace fuerte: uno de los dos
legend-weak = enlace débil: no ambos
