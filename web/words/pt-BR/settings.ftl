### Settings, statistics, keys, backup, and messages about stored data.

## Settings

settings = Configurações
settings-appearance = Aparência
settings-skin =
    { $skin ->
        [system] Padrão do sistema
        [light] Clara
        [dark] Escura
       *[contrast] Alto contraste
    }
settings-language = Idioma
    .system = Padrão do navegador
settings-language-later = { $language } será carregado na próxima vez que você abrir o { -brand } on-line.
settings-voice = Explicações
settings-voice-of =
    { $voice ->
        [beginner] Para iniciantes
        [player] Para jogadores
       *[expert] Para especialistas
    }
settings-behaviour = Comportamento
settings-motion = Reduzir movimento
    .about = Se desativado, vale a configuração do sistema.
settings-pad-left = Painel numérico à esquerda
    .about = Só em telas largas.
settings-new-games = Novos jogos

## Backup

backup = Backup
    .text = Seus jogos, resultados e configurações estão só neste navegador. Exporte tudo para ter uma cópia ou usar em outro dispositivo.
    .export = Exportar
    .import = Importar
backup-done =
    { $games ->
        [one] Seus resultados, suas configurações e { $games } jogo foram restaurados.
       *[other] Seus resultados, suas configurações e { $games } jogos foram restaurados.
    }
backup-failed = Nada mudou: { $why }.
backup-not-ours = este arquivo não é um backup do { -brand }
backup-too-new = este backup é de uma versão mais recente do { -brand }

## Storage

store-none = Este navegador não salva nada. Ao fechar a página, você perderá seus jogos.
store-games-unreadable = Não foi possível ler seus jogos salvos.
store-results-unreadable = Não foi possível ler seus resultados: { $why }. Eles foram guardados à parte e serão incluídos ao exportar.
store-full = O armazenamento do navegador está cheio. Você pode continuar jogando, mas exporte seus jogos nas configurações antes de fechar a página.
store-failed = O navegador não conseguiu salvar seu jogo ({ $why }). Você pode continuar jogando, mas exporte seus jogos nas configurações antes de fechar a página.
store-refused = sem motivo informado

## Statistics

statistics = Estatísticas
    .none = Ainda não há nada aqui. Termine um jogo primeiro.
    .about = Os tempos só contam quando você resolve o sudoku sem dicas.
statistics-other = Outros sudokus
statistics-solved = Resolvidos
statistics-best = Melhor tempo
statistics-median = Mediana
statistics-unaided = Sem dicas
statistics-hints = Dicas por sudoku
statistics-trend =
    { $trend ->
        [faster] Mais rápido ultimamente: mediana dos últimos 10 sudokus, { $now }; dos 10 anteriores, { $before }.
        [slower] Mais lento ultimamente: mediana dos últimos 10 sudokus, { $now }; dos 10 anteriores, { $before }.
       *[same] Estável: mediana dos últimos 10 sudokus, { $now }; dos 10 anteriores, { $before }.
    }
statistics-times =
    { $count ->
       *[other] Seus últimos { $count } tempos, de { $least } a { $most }
    }
statistics-days = Dias no total
statistics-row = Dias seguidos
statistics-longest-row = Maior sequência

## Keyboard shortcuts

keys = Atalhos de teclado
keys-when = Funcionam durante um jogo, com o foco na grade ou no painel numérico. Nesse caso, pressione { $key } para ver a lista.
