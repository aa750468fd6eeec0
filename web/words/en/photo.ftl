## Puzzles from pictures

photo = From a picture
    .reading = Reading the picture…
    .picture = The picture you chose
    .private = Pictures stay on this device.
    .sure = Every digit is clear.
    .none = These digits don't make a puzzle with exactly one solution. Please compare them all with the picture.
    .correct = Correct it
# $cells: a list of cells that were hard to read.
photo-check = Please compare { $cells } with the picture.
photo-check-many = Please compare the { $count } shaded cells with the picture.
# The reason why a picture cannot be read.
photo-unread =
    { $why ->
        [blurred] The picture is too blurred to read the digits.
        [damaged] This browser can't open the file as a picture.
        [empty] There are too few digits in the grid.
        [several] There's more than one grid in the picture. Move closer to the one you want.
        [size] The picture is too long and narrow.
        [small] The grid is too small. Move closer until it fills most of the picture.
       *[no-grid] There's no Sudoku in the picture. The whole grid has to be visible.
    }
camera = Use the camera
    .title = Camera
    .hold = Point the camera at the whole grid.
    .still = Hold still…
    .unsure = Some digits are hard to read. Move closer or into better light, or use the picture as it is.
    .take = Use it as it is
    .refused = There's no camera here, or this page isn't allowed to use it. Choose a picture instead.
