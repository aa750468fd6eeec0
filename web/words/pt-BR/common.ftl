### Words that several screens share.

locale = pt-BR

-brand = Sudokit
-hodoku = HoDoKu
-sudoku-explainer = Sudoku Explainer

brand = { -brand }
hodoku = { -hodoku }
sudoku-explainer = { -sudoku-explainer }

## Buttons and links

button-home = Início
button-close = Fechar
button-cancel = Cancelar
button-stop = Parar
button-continue = Continuar
button-back = Voltar
button-next = Próximo
button-previous = Anterior
button-play = Jogar
button-analyse = Analisar
button-print = Imprimir
button-edit = Editar
button-make = Criar
button-give-up = Desistir
button-restart = Começar de novo
button-undo-mistakes = Voltar para antes do erro
button-hint = Dica

## Labels of fields

label-level = Nível
label-how-many = Quantidade
label-givens = Números dados
label-puzzle = Sudoku
label-puzzle-number = Sudoku { $number }
position = { $number } de { $total }
progress = { $done } de { $total }
no-value = –

level-name =
    { $level ->
        [beginner] iniciante
        [easy] fácil
        [medium] médio
        [hard] difícil
        [expert] especialista
       *[master] mestre
    }

list-comma = { ", " }
sentence-space = { " " }
list-digits = { ", " }
list-last = { " e " }

## Waiting and errors

loading = Carregando…
making = Criando sudokus
stopped = Interrompido.
page-not-found = Página não encontrada
unknown-level = Nível desconhecido
check-address = Confira se o endereço está certo.
file-not-loaded = não foi possível carregar { $name } (você está offline?)
worker-ended = o navegador interrompeu o cálculo

## Titles

document-title = { $title } · { -brand }

game-title-daily = { $level }, { $day }
game-title-entered = Seu sudoku
game-title-opened = Sudoku aberto

## The start

start-failed = Não foi possível iniciar o { -brand }
    .again = Tentar de novo
start-old-browser = O { -brand } precisa de um navegador de 2023 ou mais recente, com WebAssembly SIMD.
start-offline = Não foi possível carregar o { -brand }. Você está offline?
start-refused = Não foi possível carregar o { -brand }: o servidor respondeu com o código { $status }.
start-updated = Há uma nova versão do { -brand }. Recarregue a página para continuar.
