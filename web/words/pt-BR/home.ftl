### The first screen.

home-game = { $title } · { $time }

home-new = Novo jogo

home-daily = Sudoku do dia
    .about = Todo mundo recebe os mesmos sudokus.
    .solved = resolvido

## The other games that were begun

home-others = Outros jogos
home-other-state = { $filled } de { $total } células, { $time }
home-other-continue = Continuar: { $title }, { $state }
home-other-give-up = Desistir: { $title }, { $state }

## Links to the other screens, in a few words each

home-more = Mais
home-train = Treinar
    .about = Lições e exercícios
home-open = Abrir um sudoku
    .about = A partir de papel, imagem, arquivo ou link
home-make = Criar
    .about = Crie sudokus ou insira os seus
home-analyse = Analisar
    .about = Veja como resolver qualquer sudoku
home-print = Imprimir
    .about = Sudokus no papel
home-statistics = Estatísticas
    .about = Seus tempos e sequências
home-settings = Configurações
    .about = Aparência, opções, backup
home-keys = Atalhos
    .about = Todas as teclas do jogo
home-about = Sobre
    .about = Privacidade e licenças
