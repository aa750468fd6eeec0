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
train-next = Próxima lição
train-due = hora de revisar
train-due-on = revisão em { $day }
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
drill-no = Não, não está aqui
drill-check = Verificar a resposta
drill-answer = Mostrar a resposta
drill-done = Concluir
drill-result = Rodada concluída: { $right } de { $total } certas de primeira.
    .again = Rodada concluída: { $right } de { $total } certas de primeira. Pratique de novo em { $day }.
