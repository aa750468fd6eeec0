### About the app.

about = 关于
about-version = { -brand } { $version }：玩数独，学数独，分析题目，自己出题。

about-data = 数据与隐私
    .text = 一切都在浏览器中运行：没有账号，没有广告，没有跟踪，也不从其他网站加载任何内容。打开过一次，以后离线也能用。
    .links = 分享链接把题目放在 # 号之后，浏览器不会把这一部分发送给服务器。

about-licences = 许可证
about-licence-mit = MIT
about-licence-mit-apache = MIT 或 Apache 2.0
about-us =
    .what = 解题器、技巧、游戏和本应用。
about-preact = Preact 和 Preact Signals
    .who = Jason Miller 及贡献者。
about-qrcode = Lean QR
    .who = David Evans。
about-wasm-bindgen = wasm-bindgen
    .who = wasm-bindgen 开发者。
about-mit = MIT 许可证
