guardians-if-turned = Si { $turned }, alors { $cell } ne vaut pas { $other }, donc { $cell } vaut { $digit }.
guardians-one-is-true-no-conflict = Donc { $one }. { $none }
guardians-so-one-is-true = Donc { $one }.
guardians-only-solution = La grille n’a qu’une solution, donc { $one }.
    .expert = Par unicité, { $one }.
guardians-one-and-other = { $guardian ->
    [extra] L’une de ces cases vaut donc { $digit }, et l’autre contient un candidat supplémentaire.
    [other] L’une de ces cases vaut donc { $digit }, et l’autre contient l’un des autres candidats.
   *[supposed] L’une de ces cases vaut donc { $digit }, et l’autre contient l’un des candidats que nous avons supposés faux.
}
    .expert = L’une de ces cases vaut donc { $digit }, et l’autre contient un gardien.
