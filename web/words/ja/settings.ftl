### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = 設定
settings-appearance = 外観
settings-skin =
    { $skin ->
        [system] システムに合わせる
        [light] ライト
        [dark] ダーク
       *[contrast] ハイコントラスト
    }
settings-language = 言語
    .system = ブラウザーに合わせる
settings-language-later = { $language }は、次にオンラインで { -brand } を開いたときに読み込まれます。
settings-voice = 解説
settings-voice-of =
    { $voice ->
        [beginner] 初心者向け
        [player] 一般向け
       *[expert] 上級者向け
    }
settings-behaviour = 動作
settings-motion = アニメーションを減らす
    .about = オフのときは、システムの設定に従います。
settings-pad-left = 入力パッドを左に置く
    .about = 画面の幅が広いときだけ有効です。
settings-new-games = 新しいゲームのオプション

## Backup

backup = バックアップ
    .text = ゲーム、成績、設定は、このブラウザーだけに保存されています。控えを残すときや、ほかの端末やブラウザーに移すときは、エクスポートしてください。
    .export = エクスポート
    .import = インポート
backup-done =
    { $games ->
        [0] 成績と設定を復元しました。
       *[other] 成績、設定、ゲーム{ $games }件を復元しました。
    }
backup-failed = 何も変更していません：{ $why }。
backup-not-ours = このファイルは { -brand } のバックアップではありません
backup-too-new = このバックアップは、より新しいバージョンの { -brand } で作られています

## Storage

store-none = このブラウザーではデータが保存されません。ページを閉じると、ゲームは失われます。
store-games-unreadable = 保存したゲームを読み取れません。
store-results-unreadable = 成績を読み取れません：{ $why }。データは別に保管してあり、エクスポートにも含まれます。
store-full = ブラウザーの保存領域がいっぱいです。このまま続けられますが、ページを閉じる前に、設定でゲームをエクスポートしてください。
store-failed = ゲームを保存できませんでした（{ $why }）。このまま続けられますが、ページを閉じる前に、設定でゲームをエクスポートしてください。
store-refused = 理由は不明

## Statistics

statistics = 統計
    .none = まだ成績がありません。1問解くと、ここに表示されます。
    .about = タイムは、ヒントなしで解いた問題だけを集計します。
statistics-other = その他の問題
statistics-solved = 解答数
statistics-best = 最短
statistics-median = 中央値
statistics-unaided = ヒントなしの割合
statistics-hints = 1問あたりのヒント
statistics-trend =
    { $trend ->
        [faster] 最近は速くなっています。直近10問の中央値は{ $now }、その前の10問は{ $before }です。
        [slower] 最近は遅くなっています。直近10問の中央値は{ $now }、その前の10問は{ $before }です。
       *[same] 最近は安定しています。直近10問の中央値は{ $now }、その前の10問は{ $before }です。
    }
statistics-times =
    { $count ->
       *[other] 直近{ $count }問のタイム：{ $least }～{ $most }
    }
statistics-days = 解いた日数
statistics-row = 連続日数
statistics-longest-row = 最長連続日数

## Keyboard shortcuts

keys = キーボードショートカット
keys-when = ゲーム中、盤面か入力パッドにフォーカスがあるときに使えます。そこで { $key } を押すと、この一覧が表示されます。
