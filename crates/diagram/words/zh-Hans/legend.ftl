legend-with-boxes = { $role }（{ $boxes }）
legend-whole-cell = : 之后是整个单元格的角色
legend-links = = 至少一个为真   - 不同时为真
legend-strong = 强链：至少一个为真
legend-weak = 弱链：不同时为真
