# Below a picture: what its signs and lines mean. $role: a name of `terms`.
legend-with-boxes = { $role }, { $boxes }
legend-whole-cell = : then the role of the whole cell
legend-links = = one of both is true   - not both are true
legend-strong = strong link: one of both
legend-weak = weak link: not both
