# O jogo no terminal. A tela tem 80 colunas: os rótulos e as suas descrições são curtos.

# Uma janela pequena demais, e o seu tamanho.
terminal-needs-room = Esta tela precisa de { $columns } colunas e { $rows } linhas.
terminal-has-room = Esta janela tem { $columns } e { $rows }.

# Teclas. Os nomes escritos nos teclados, como Esc, são iguais em todos os idiomas.
terminal-space = Espaço
terminal-arrow = { $direction ->
    [up] ↑
    [down] ↓
    [left] ←
   *[right] →
}

# A última linha: depois do nome de uma tecla, uma palavra para o que ela faz. Nas listas:
terminal-key-choose = escolher
terminal-key-take = confirmar
terminal-key-change = mudar
terminal-key-scroll = rolar
terminal-key-back = voltar
terminal-key-quit = sair
terminal-key-give-up = desistir do jogo
terminal-key-open = abrir
# Durante o jogo:
terminal-key-begin = começar
terminal-key-begin-all-the-same = começar assim mesmo
terminal-key-hint = dica
# A parte seguinte de uma dica ou de um texto.
terminal-key-more = mais
# Aplica o passo de uma dica.
terminal-key-do-it = aplicar
terminal-key-check = verificar
terminal-key-write = escrever
terminal-key-undo = desfazer
terminal-key-redo = refazer
terminal-key-mode = modo
terminal-key-clear = apagar
terminal-key-all-marks = todas as notas
terminal-key-find = destacar
terminal-key-keys = teclas
terminal-key-options = opções
terminal-key-leave = sair
terminal-key-go-on = continuar
terminal-key-another = outro jogo: { $level }
terminal-key-new-game = novo jogo
terminal-key-lesson = lição
# Nas lições e nos exercícios:
terminal-key-example = exemplo
terminal-key-drills = exercícios
terminal-key-solve-with-it = usar em um sudoku
terminal-key-stop = parar
terminal-key-next = próximo
terminal-key-review = revisar
terminal-key-sum-up = resultado
terminal-key-is-there = está aqui
terminal-key-is-not-there = não está aqui
terminal-key-name = nome
terminal-key-check-answer = verificar
terminal-key-nothing = nada serve
terminal-key-unseen = não vejo nada
# A resposta que nada prova é verdadeira mesmo assim?
terminal-key-truth = é verdade?
terminal-key-answer = resposta

# Um cálculo que leva um momento.
terminal-making = Criando um sudoku… Esc interrompe.
terminal-looking-for-step = Procurando um passo… Esc interrompe.
terminal-looking-for-position = Procurando uma posição… Esc interrompe.
terminal-looking-at-steps = Examinando todos os passos… Esc interrompe.

# Arquivos que não podem ser lidos ou gravados. $why: o motivo, ou a segunda mensagem desta lista.
terminal-not-kept = Não foi possível salvar: { $why }
terminal-played-elsewhere = ele está aberto em outra janela
terminal-cannot-be-opened = Não foi possível abrir o jogo: { $why }
terminal-goes-on = O jogo continua: { $why }
terminal-torn = A última jogada não foi salva por inteiro; tudo o que veio antes está aqui.

# O menu: uma entrada, e do que se trata.
terminal-menu = Sudoku
terminal-continue = Continuar: { $title }
terminal-menu-new = Novo jogo
terminal-menu-new-about = escolha um nível
terminal-menu-daily = Sudoku do dia
terminal-menu-daily-about = { $day } (UTC)
terminal-menu-train = Treinar
terminal-menu-train-about = aprenda técnicas e pratique
terminal-menu-open = Abrir
terminal-menu-open-about = cole ou digite um sudoku ou link
terminal-menu-enter = Inserir
terminal-menu-enter-about = copie um sudoku do papel
terminal-menu-statistics-about = tempos e sequências
terminal-menu-options-about = notas, verificações, cores
terminal-menu-keys-about = atalhos de teclado
terminal-menu-quit = Sair
terminal-menu-quit-about = seus jogos estão salvos

# Um jogo começado. $row: a primeira linha do sudoku.
terminal-progress = { $time }, { $filled } de { $of } células preenchidas
terminal-progress-begins = { $time }, { $filled } de { $of }; começa { $row }
terminal-progress-begins-in-short = { $time }, { $filled } de { $of }, { $row }
terminal-being-entered = { $givens ->
    [one] ainda sendo inserido, { $givens } número dado
   *[other] ainda sendo inserido, { $givens } números dados
}

# Os títulos dos jogos. $number: o do sudoku, ou o de um de vários jogos com o mesmo título.
terminal-game = { $level } { $number }
terminal-game-of-day = { $day } { $level }
terminal-own-puzzle = seu sudoku
terminal-opened-puzzle = sudoku aberto
terminal-one-of-several = { $title } ({ $number })

# A escolha de um nível.
terminal-new-game = Novo jogo
terminal-own-level = Meu nível
terminal-own-level-about = Só o que você conhece.
terminal-puzzle-of-day = Sudoku de { $day }
terminal-solved = resolvido

# Abrir um sudoku.
terminal-open = Abrir um sudoku
terminal-open-about = Cole ou digite: 81 números e pontos, uma grade, candidatos, um link.

# Atalhos de teclado: o título, e a entrada do menu.
terminal-keys = Teclas
terminal-copy-text = Copiar a grade como texto
terminal-copy-link = Copiar um link para a grade
terminal-mark-centre = Escrever uma nota no centro, se o terminal reconhecer esta tecla
terminal-mark-corner = Escrever uma nota no canto, se o terminal reconhecer esta tecla
terminal-text-copied = A grade foi copiada como texto, se o seu terminal permitir.
terminal-link-copied = Um link para a grade foi copiado, se o seu terminal permitir.

# Ao lado da grade, em 22 colunas: células preenchidas; o que os números fazem, por inteiro e em poucas letras;
# células estão sendo selecionadas.
terminal-filled = { $filled } de { $of }
terminal-entering = números dados
terminal-mode = { $mode ->
    [digits] números
    [corner] canto
    [centre] centro
   *[colours] cores
}
terminal-mode-in-short = { $mode ->
    [digits] núm
    [corner] can
    [centre] cen
   *[colours] cor
}
terminal-selecting = sel
# Depois da tecla f.
terminal-which-digit = Que número? Outro f não destaca nenhum.

# Uma pausa cobre a grade; p é a tecla.
terminal-paused = Em pausa
terminal-paused-about = p para continuar

# O jogo está ganho: na última linha e ao lado da grade.
terminal-solved-without-help = Resolvido em { $time }, sem ajuda.
terminal-solved-with-candidates = Resolvido em { $time }, com notas automáticas.
terminal-solved-with-checks = Resolvido em { $time }, com verificações.
terminal-solved-with-hints = Resolvido em { $time }, com dicas.
terminal-solved-with-steps = Resolvido em { $time }, com passos aplicados.
terminal-time = Tempo: { $time }.
terminal-first-time = Tempo: { $time }, o seu primeiro neste nível.
terminal-time-beside-others = Tempo: { $time }, melhor { $best }, mediana { $median }.
terminal-singles-were-enough = Bastaram os números únicos.
terminal-hardest-step = Passo mais difícil: { $kind }.
# Onde se demorou em um jogo resolvido: o tempo jogado, o lugar, a técnica; $thought: quanto se pensou. Abaixo, a tecla
# da lição, igual em todos os idiomas.
terminal-moments = Onde você demorou:
terminal-moment = { $time } { $place }: { $kind }, após { $thought }
terminal-moment-helped = { $time } { $place }: { $kind }, com dica
terminal-lesson-about = l: lição sobre { $kind }

# Pontos salvos: como cada um surgiu, o tempo, os números, e o que mudaria ao voltar.
terminal-savepoints = Voltar a um ponto salvo
terminal-no-savepoint = Ainda não há nenhum. A tecla s salva um.
terminal-savepoint = { $number }, salvo por você
terminal-savepoint-left = { $number }, antes de voltar
terminal-savepoint-named = { $number }, { $name }
terminal-savepoint-about = { $digits ->
    [one] { $time }, { $digits } número: { $changes }
   *[other] { $time }, { $digits } números: { $changes }
}
terminal-nothing-changes = a grade atual
terminal-marks-change = outras notas
# $gone e $back: os números que sairiam e voltariam, ou quantos são.
terminal-without = sem { $gone }
terminal-with = com { $back }
terminal-without-and-with = sem { $gone }, com { $back }
terminal-digits = { ORDER($each) }
terminal-count-of-digits = { $count ->
    [one] { $count } número
   *[other] { $count } números
}
terminal-count-of-changes = { $count ->
    [one] { $count } mudança
   *[other] { $count } mudanças
}

# Estatísticas. Os títulos das colunas têm cerca de 8 letras.
terminal-statistics = Estatísticas
terminal-level = nível
terminal-played = jogados
terminal-solved-count = resolvidos
terminal-best = melhor
terminal-median = mediana
terminal-streak = seguidos
terminal-longest-streak = máximo
terminal-helped = dicas
terminal-other-puzzles = outros

# Opções, cada uma com os seus valores.
terminal-options = Opções
terminal-notes = Notas
terminal-notes-by-hand = manuais
terminal-notes-automatic = automáticas; as centrais riscam
terminal-clean = Atualizar notas
terminal-clean-on = ao colocar um número
terminal-clean-off = não
terminal-clashes = Destacar conflitos
terminal-wrong = Mostrar números errados
terminal-never = nunca
terminal-when-asked = ao verificar
terminal-at-once = na hora
terminal-digits-left = Números restantes
terminal-digits-left-on = visíveis
terminal-digits-left-off = ocultos
terminal-clock = Relógio
terminal-clock-on = visível
terminal-clock-off = oculto, mas correndo
terminal-first = Ordem de entrada
terminal-first-cell = primeiro a célula
terminal-first-digit = primeiro o número: Enter ou clique o escreve
terminal-notation = Nomes das células
terminal-notation-rncn = r4c7
terminal-notation-k9 = D7
terminal-hints = Dicas
terminal-hints-ours = o mais fácil primeiro, todas as técnicas
terminal-hints-hodoku = só as técnicas do HoDoKu
terminal-hints-sudoku-explainer = na ordem do Sudoku Explainer
terminal-techniques = Técnicas nas dicas
terminal-techniques-title = Técnicas nas dicas: { $which }
# $off: quantas estão desativadas.
terminal-techniques-on = { $off ->
    [0] todas
    [1] todas menos uma
   *[other] todas menos { $off }
}
terminal-off = desativada
terminal-partly-off = em parte desativadas
terminal-explanations = Explicações
terminal-for-beginners = para iniciantes: onde olhar
terminal-for-players = para jogadores: o padrão, e por quê
terminal-for-experts = para especialistas: em termos técnicos
# A aparência da tela.
terminal-skin = Aparência
terminal-skin-name = { $skin ->
    [dark] escura
    [light] clara
    [safe] para daltônicos
    [mono] sem cores
   *[ascii] ASCII
}

# Treino. $known técnicas praticadas; $due: quantas está na hora de revisar.
terminal-course = Treino. Técnicas praticadas: { $known } de { $of }
terminal-next-lesson = Próxima lição
terminal-all-practised = você praticou todas as lições
terminal-placement = Teste de nível
terminal-placement-offer = pule o que você já sabe
terminal-placement-about = encontra o seu capítulo
terminal-placed-about = capítulo { $number }, em { $day }
terminal-placement-finished = Teste concluído: { $right } de { $of } vistas de primeira.
terminal-your-place = Você começa no capítulo { $number }: { $title }. O que vem antes conta como sabido. Você pode refazer o teste quando quiser.
terminal-review = Revisar
terminal-review-about = { $due ->
    [0] nada para revisar hoje
    [1] { $due } técnica para revisar
   *[other] { $due } técnicas para revisar
}
terminal-chapter-practised = tudo praticado
terminal-chapter-progress = praticadas: { $known } de { $of }
terminal-chapter = { $title }: capítulo { $number } de { $of }
terminal-lesson-place = { $title }: lição { $number } de { $of }
terminal-first-learn = aprenda antes: { $kind }
terminal-missed = errada
terminal-days-of-practice = { $days ->
    [one] Primeiro dia de prática. Volte em até uma semana e a contagem continua.
   *[other] { $days } dias de prática. Volte em até uma semana e a contagem continua.
}
terminal-due = hora de revisar
terminal-due-on = revisão em { $day }
terminal-pace = tempo: { $time }
terminal-pace-beside = tempo: { $time } (antes: { $before })
terminal-known = você já conhece
terminal-without-drills = só lição
terminal-no-positions = Não há nenhuma posição para praticar isto: { $kind }.
terminal-example = Exemplo: { $kind }
# Acima da grade de um exercício: a pergunta, o seu número, e quantas são.
terminal-which-one = Qual é a técnica?
terminal-what-follows = concluir, { $number } de { $of }
terminal-find-it = encontrar, { $number } de { $of }
terminal-name-it = nomear, { $number } de { $of }
terminal-solve-with-it = resolver, { $number } de { $of }
terminal-see-it = revisão, { $number } de { $of }
terminal-place-it = { $number } de no máximo { $of }
# Posições dos próprios jogos: a entrada do curso e o cabeçalho de um exercício. $time: o tempo jogado.
terminal-own-games = Dos seus jogos
terminal-own-games-about = { $positions ->
    [1] { $positions } posição em que você demorou
   *[other] { $positions } posições em que você demorou
}
terminal-from-game = Do seu jogo, { $time }, { $row }
terminal-own-position = { $day }, { $number } de { $of }
