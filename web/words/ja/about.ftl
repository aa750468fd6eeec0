### About the app.

about = アプリ情報
about-version = { -brand } { $version }：ナンプレ（数独）を遊ぶ、学ぶ、解析する、作る。

about-data = データの取り扱い
    .text = すべてブラウザーの中で動きます。アカウントも広告も追跡もなく、ほかのサイトからは何も読み込みません。一度開けば、次からはオフラインでも使えます。
    .links = 共有リンクでは、問題は # 記号の後ろに入ります。ブラウザーは、この部分をサーバーに送信しません。

about-licences = ライセンス
about-licence-mit = MIT
about-licence-mit-apache = MIT または Apache 2.0
about-us =
    .what = ソルバー、テクニック、ゲーム、アプリ本体
about-preact = Preact と Preact Signals
    .who = Jason Miller とコントリビューター
about-qrcode = Lean QR
    .who = David Evans
about-wasm-bindgen = wasm-bindgen
    .who = wasm-bindgen の開発者
about-mit = MIT ライセンス
