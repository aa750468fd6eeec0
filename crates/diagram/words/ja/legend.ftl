legend-with-boxes = { $role }（{ $boxes }）
legend-whole-cell = : の後はマス全体の役割
legend-links = = 少なくとも一方が真   - 両方が真にはならない
legend-strong = 強いリンク：一方は真
legend-weak = 弱いリンク：両方ではない
