templates-look = Como se pode completar o { $digit } na grade inteira?
templates-places = Cada linha, coluna e bloco que ainda não tem um { $digit } precisa de um. Os lugares que restam para o { $digit } são { $places }.
templates-others-first = Os outros números ocupam alguns desses lugares, um após o outro:
templates-every-way = Toda maneira que resta de completar o { $digit } usa { $cells }.
templates-no-way = Nenhuma das maneiras que restam de completar o { $digit } usa { OR($cells) }.
