legend-with-boxes = { $role }, { $boxes }
legend-whole-cell = : depois, o papel da célula inteira
legend-links = = um dos dois é verdadeiro   - não os dois ao mesmo tempo
legend-strong = ligação forte: um dos dois
legend-weak = ligação fraca: não os dois
