photo = 从图片读取
    .reading = 正在读取图片…
    .picture = 所选的图片
    .private = 图片不会离开本设备。
    .sure = 所有数字都很清晰。
    .correct = 更正
photo-check = 请对照图片检查{ $cells }。
photo-check-many = 请对照图片检查涂色的{ $count }格。
photo-unread =
    { $why ->
        [blurred] 图片太模糊，看不清数字。
        [damaged] 此浏览器打不开这个文件，或它不是图片。
        [empty] 盘面上的数字太少。
        [several] 图片里不止一个盘面。请靠近要读取的那个。
        [size] 图片太长太窄。
        [small] 盘面太小。请靠近，让它几乎占满画面。
       *[no-grid] 图片里没有数独。整个盘面都必须可见。
    }
camera = 使用相机
    .title = 相机
    .hold = 请把相机对准整个盘面。
    .still = 请保持不动…
    .take = 就用这张
    .refused = 无法使用相机：没有相机，或此浏览器没有权限。可以改为选择图片。
