templates-look = Where can all the missing { $digit }s go together?
templates-places = Each row, column and box that has no { $digit } yet needs one. The places left for the { $digit }s are { $places }.
templates-others-first = The other digits take some of these places, one after another:
templates-every-way = Every way left to place the { $digit }s uses { $cells }.
templates-no-way = None of the ways left to place the { $digit }s uses { OR($cells) }.
