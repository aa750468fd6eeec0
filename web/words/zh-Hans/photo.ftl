photo = 从图片读取
    .reading = 正在读取图片…
    .picture = 所选的图片
    .private = 图片只留在本设备上。
    .sure = 所有数字都很清晰。
    .none = 这些数字构不成有唯一解的数独。请对照图片逐个检查。
    .correct = 改正
photo-check = 请对照图片检查{ $cells }。
photo-check-many = 请对照图片检查带底色的{ $count }格。
photo-unread =
    { $why ->
        [blurred] 图片太模糊，看不清数字。
        [damaged] 这个文件不是此浏览器能打开的图片。
        [empty] 盘面上的数字太少。
        [several] 图片里不止一个盘面。请靠近要读取的那个。
        [size] 图片太长太窄。
        [small] 盘面太小。请靠近，让它几乎占满画面。
       *[no-grid] 图片里没有数独。请让整个盘面都在画面里。
    }
camera = 使用相机
    .title = 相机
    .hold = 请把相机对准整个盘面。
    .still = 请保持不动…
    .unsure = 有些数字看不清。请靠近一些，换到光线更好的地方，或者就用这张。
    .take = 就用这张
    .refused = 无法使用相机：没有相机，或此浏览器没有权限。可以改为选择图片。
