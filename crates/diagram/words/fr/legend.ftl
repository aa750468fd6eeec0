legend-with-boxes = { $role }, { $boxes }
legend-whole-cell = : puis le rôle de la case entière
legend-links = = l’un des deux est vrai   - pas les deux à la fois
legend-strong = lien fort : l’un des deux
legend-weak = lien faible : pas les deux
