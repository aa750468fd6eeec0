### Training: the course, lessons, and rounds of drills.

train = Treino
train-failed = Não foi possível mostrar as lições: { $why }.
train-known =
    { $count ->
        [one] { $count } técnica praticada
       *[other] { $count } técnicas praticadas
    }
train-known-of = Técnicas praticadas: { $count } de { $total }
train-review =
    { $count ->
        [one] Revisar { $count } técnica
       *[other] Revisar { $count } técnicas
    }
train-waiting =
    { $count ->
        [one] Hora de revisar { $count } técnica
       *[other] Hora de revisar { $count } técnicas
    }
    .now = Revisar agora
train-reviewing = Revisão
train-placement = Teste de nível
    .offer = Pule o que você já sabe
    .about = Encontra o seu capítulo
train-placed = Capítulo { $number }, em { $day }
train-own = Dos seus jogos
train-own-about =
    { $count ->
        [one] { $count } posição em que você demorou
       *[other] { $count } posições em que você demorou
    }
train-next = Próxima lição
train-ticks = Marque as técnicas que você conhece. “Meu nível” escolhe então sudokus que não precisam de mais nada, e as dicas usam essas técnicas primeiro.
train-find = Buscar uma técnica
    .none = Nenhuma técnica tem esse nome.
train-tick = Conheço { $name }
train-due = hora de revisar
train-due-on = revisão em { $day }
train-pace = tempo: { $time }
    .beside = tempo: { $time } (antes: { $before })
train-lesson-only = só lição

## A lesson

lesson-failed = Não foi possível mostrar a lição
lesson-missing = Essa lição não existe
lesson-practise = Praticar
lesson-solve = Usar em um sudoku
lesson-all = Todas as lições
lesson-example = Exemplo
    .another = Outro exemplo
    .searching = Procurando um exemplo…
    .failed = Sem exemplo no momento: { $why }.
    .none = Esta técnica nunca é o passo mais fácil, por isso a lição não tem exemplos.
lesson-example-number = Exemplo { $number }: { $name }

## A round of drills. The questions and verdicts are not here: the solver makes them.

drill = Exercício
drill-searching = Procurando uma posição…
drill-failed = Sem exercício
    .none = Não há nenhuma posição para praticar isto.
    .text = Agora não dá para praticar isto: { $why }.
drill-to-lesson = Voltar à lição
drill-which = Qual é a técnica?
drill-grid =
    { $count ->
        [one] { $title }, { $count } célula vazia
       *[other] { $title }, { $count } células vazias
    }
drill-yes = Sim, está aqui
drill-how =
    { $first ->
        [digit] Para riscar um número, pressione-o e toque na célula dele. Toque de novo para desfazer.
       *[cell] Para riscar um número, selecione a célula e pressione o número. Pressione de novo para desfazer.
    }
drill-no = Não, não está aqui
drill-check = Verificar a resposta
drill-nothing = Nada serve
drill-unseen = Não vejo nada
drill-answer = Mostrar a resposta
drill-done = Concluir
drill-result = { $right } de { $total } certas de primeira
drill-at-most = { $number } de máx. { $total }
drill-placed = Você começa no capítulo { $number }: { $title }. O que vem antes conta como sabido. Você pode refazer o teste quando quiser.
drill-sum = Resultado
drill-missed = Errada: { $name }
drill-days =
    { $days ->
        [one] Primeiro dia de prática. Volte em até uma semana e a contagem continua.
       *[other] { $days } dias de prática. Volte em até uma semana e a contagem continua.
    }
