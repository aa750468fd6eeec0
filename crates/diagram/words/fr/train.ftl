# $one et $name sont des noms de techniques : ils suivent un deux-points, sans article.
train-round-finished = Série terminée : { $right } sur { $of } du premier coup.
train-find-and-cross-out = Trouvez cette technique et barrez ce qu’elle exclut : { $one }.
train-find-and-place = Trouvez cette technique et placez son chiffre : { $one }.
train-find-and-mark = Trouvez cette technique et marquez ce qui en découle : { $one }.
train-can-you-find = Trouvez-vous ici cette technique : { $one } ?
train-which-technique = Quelle technique est marquée ?
train-solve = Résolvez la grille. Il faut maintenant cette technique, et rien de plus difficile ensuite : { $one }.
train-solved = Juste. La grille est résolue.
train-unsolved = La grille n’est pas encore résolue.
train-it-is = La technique est : { $one }.
train-right-none = Juste. { $there_is_none }
train-right-marked = Juste. La technique est maintenant marquée.
train-marked = Si, elle y est. Elle est maintenant marquée.
train-right-it-is = Juste. La technique est : { $one }.
train-another-shows = Une autre technique en montre aussi une partie : { $other }. Quel autre nom convient ?
train-not-this = Ce n’est pas cette technique : { $one }. Ici, « { $name } » n’explique pas ces marques.
train-nothing-marked = Rien n’est encore marqué.
train-takes-other-steps = Il faut d’abord d’autres étapes. Ensuite, cela découle de cette technique : { $one }.
train-right = Juste.
train-right-rest = Le reste aussi est juste, par une autre technique : { $other }.
train-more-follows = Juste jusqu’ici. Il découle encore autre chose de cette technique : { $name }.
train-by-another = C’est juste, mais par une autre technique : { $other }. Cherchez plutôt : { $one }.
train-unproved-is = Rien ici ne montre que { $cell } vaut { $digit }.
train-unproved-is-not = Rien ici ne montre que { $cell } ne vaut pas { $digit }.
train-can-still-be = { $cell } peut encore contenir { OR($left) }.
train-can-have-it-there = Telle que la grille est marquée, chaque ligne, colonne et bloc peut encore avoir son { $digit } avec { $digit } en { $cell }.
train-see-it = Une technique que vous avez apprise s’applique-t-elle ici ? Marquez ce qui en découle, ou dites qu’aucune ne s’applique.
train-place-it = Une technique s’applique ici. Marquez ce qui en découle, ou dites que vous ne voyez rien.
train-nothing-learned-applies = Aucune technique que vous avez apprise ne s’applique ici.
train-it-takes = Il faut cette technique : { $one }.
train-mark-it = Marquez alors ce qui en découle.
train-something-applies = Regardez encore. Une technique que vous avez apprise s’applique ici.
train-more-follows-here = Juste jusqu’ici. Il découle encore autre chose du même motif.
train-not-yet-provable-is = C’est vrai, mais ce que vous avez appris ne le prouve pas encore. Pour montrer que { $cell } vaut { $digit }, il faut : { $other }.
train-not-yet-provable-is-not = C’est vrai, mais ce que vous avez appris ne le prouve pas encore. Pour montrer que { $cell } ne vaut pas { $digit }, il faut : { $other }.
train-your-other-marks-follow = Vos autres marques sont justifiées.
train-look-for = Cherchez plutôt : { $one }.
train-in-solution = Dans la solution, { $cell } vaut { $digit }.
train-solution-agrees = Vos marques sont conformes à la solution.
train-can-still-go = Le { $digit } { OF($house) } peut encore aller en { OR($places) }.
# La prémisse qui manque. $count : le nombre de cases, de chiffres ou de lignes du motif.
train-needs-naked = { $count ->
    [2] Il faudrait deux cases qui partagent une ligne, une colonne ou un bloc avec { $cell } et ne contiennent que deux chiffres : { $digit } et un autre. Il n’y en a pas.
    [3] Il faudrait trois cases qui partagent une ligne, une colonne ou un bloc avec { $cell } et ne contiennent que trois chiffres, dont { $digit }. Il n’y en a pas.
   *[4] Il faudrait quatre cases qui partagent une ligne, une colonne ou un bloc avec { $cell } et ne contiennent que quatre chiffres, dont { $digit }. Il n’y en a pas.
}
train-needs-hidden = { $count ->
    [2] Il faudrait deux autres chiffres que { $digit } qui n’aient place que dans deux cases d’une ligne, d’une colonne ou d’un bloc, dont { $cell }. Il n’y en a pas.
    [3] Il faudrait trois autres chiffres que { $digit } qui n’aient place que dans trois cases d’une ligne, d’une colonne ou d’un bloc, dont { $cell }. Il n’y en a pas.
   *[4] Il faudrait quatre autres chiffres que { $digit } qui n’aient place que dans quatre cases d’une ligne, d’une colonne ou d’un bloc, dont { $cell }. Il n’y en a pas.
}
train-needs-pointing = Il faudrait un autre bloc où { $digit } n’ait place que dans la ligne ou que dans la colonne de { $cell }. Il n’y en a pas.
train-needs-claiming = Il faudrait une autre ligne ou colonne où { $digit } n’ait place que dans le bloc de { $cell }. Il n’y en a pas.
train-needs-fish = { $count ->
    [2] Il faudrait deux autres lignes où { $digit } n’ait place que dans deux colonnes, dont celle de { $cell }, ou la même chose en échangeant lignes et colonnes. Il n’y en a pas.
    [3] Il faudrait trois autres lignes où { $digit } n’ait place que dans trois colonnes, dont celle de { $cell }, ou la même chose en échangeant lignes et colonnes. Il n’y en a pas.
   *[4] Il faudrait quatre autres lignes où { $digit } n’ait place que dans quatre colonnes, dont celle de { $cell }, ou la même chose en échangeant lignes et colonnes. Il n’y en a pas.
}
train-needs-other = Ici, cette technique n’exclut pas { $digit } en { $cell } : { $name }.
train-there-is-none = Cette position ne contient pas cette technique : { $name }.
train-summary = { $name } : { $summary }
