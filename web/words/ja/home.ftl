### The first screen.


home-game = { $title } · { $time }

home-new = 新しいゲーム

home-daily = 今日の問題
    .about = 全員が同じ問題に挑戦します。
    .solved = 解答済み

## The other games that were begun

home-others = ほかのゲーム
home-other-state = { $total }マス中{ $filled }マス、{ $time }
home-other-continue = 続ける：{ $title }、{ $state }
home-other-give-up = ギブアップ：{ $title }、{ $state }

## Links to the other screens, in a few words each

home-more = その他
home-train = 練習
    .about = レッスンと練習問題
home-open = 問題を開く
    .about = 紙面、画像、ファイル、リンクから
home-make = 作成
    .about = 自動で作成、または自分で入力
home-analyse = 解析
    .about = どんな問題でも解き方がわかる
home-print = 印刷
    .about = 紙に印刷して解く
home-statistics = 統計
    .about = タイムと連続記録
home-settings = 設定
    .about = 外観、オプション、バックアップ
home-keys = ショートカット
    .about = ゲームで使えるキーの一覧
home-about = アプリ情報
    .about = プライバシーとライセンス
