### Making, opening and printing puzzles.

## Making

make = Criar
make-by-hand = Inserir um sudoku à mão
make-enter = Inserir um sudoku
make-any = Qualquer
make-technique = Técnica necessária
make-symmetry = Simetria
symmetry-name =
    { $symmetry ->
        [none] nenhuma
        [half-turn] meia-volta
        [quarter-turn] quarto de volta
        [left-right] esquerda-direita
        [top-bottom] cima-baixo
        [orthogonal] ortogonal
        [diagonal] diagonal
        [anti-diagonal] antidiagonal
        [diagonals] duas diagonais
       *[full] completa
    }
make-fewest = Mín. de números dados
make-most = Máx. de números dados
make-seed = Semente
    .random = Aleatória
make-done =
    { $count ->
        [0] Nenhum sudoku assim foi encontrado.
        [one] { $count } sudoku criado.
       *[other] { $count } sudokus criados.
    }
make-too-few = Só foi possível encontrar { $count } de { $wanted }.
make-found =
    { $count ->
        [one] Seu sudoku
       *[other] { $count } sudokus
    }
make-print-all = Imprimir todos
make-play-number = Jogar o sudoku { $number }
make-analyse-number = Analisar o sudoku { $number }
make-print-number = Imprimir o sudoku { $number }
make-wrong-seed = Semente: digite um número inteiro ou deixe o campo em branco.
make-wrong-count = Quantidade: digite um número de 1 a 100.
make-wrong-givens = Números dados: digite dois números de 17 a 81, o menor primeiro.
new-making = Criando um sudoku: { $level }
new-mine = Meu nível
    .about = Só técnicas que você conhece.
    .unknown = Quais técnicas você conhece? Marque-as em “Treinar”, e “Meu nível” escolherá sudokus que não precisam de mais nada.
new-failed = Nenhum sudoku criado
    .text = Não foi possível criar o sudoku: { $why }.

## Opening

open = Abrir
open-field = Cole um sudoku em qualquer formato, ou um link
open-file = Escolher arquivo
open-paste = Colar
open-by-hand = Inserir à mão
open-game = Este é um jogo salvo.
    .continue = Continuar este jogo
open-at = Sudoku { $number } de { $total }
open-puzzle = Sudoku com { $parts }.
open-titled = “{ $title }”, com { $parts }.
open-givens =
    { $count ->
        [one] { $count } número dado
       *[other] { $count } números dados
    }
open-placed =
    { $count ->
        [one] { $count } número colocado
       *[other] { $count } números colocados
    }
open-candidates = candidatos
open-solutions =
    { $status ->
        [unique] Tem exatamente uma solução.
        [none] Não tem solução.
       *[multiple] Tem várias soluções.
    }
open-show-place = Mostrar no texto
open-whose = Quais destes números são seus?
open-all-printed = Todos são impressos
open-choose-mine = Marcar os meus

shared-opening = Abrindo
shared-failed = Não há nenhum sudoku neste link
    .text = Não foi possível ler o link: { $why }.
shared-too-long = é longo demais para um jogo

## Printing

print = Imprimir
print-title = Título
    .usual = Sudoku
print-per-page = Sudokus por página
print-paper = Papel
print-paper-name =
    { $paper ->
        [a4] A4
        [a5] A5
        [letter] Carta
       *[legal] Legal
    }
print-solutions = Soluções
print-solutions-place =
    { $place ->
        [end] Nas últimas páginas
        [below] Abaixo de cada um, de cabeça para baixo
        [back] No verso, de cabeça para baixo
       *[none] Sem soluções
    }
print-aid = Nas células vazias
print-aid-kind =
    { $kind ->
        [none] Nada
        [candidates] Candidatos
       *[digits] Todos os números, para riscar
    }
print-large = Impressão ampliada
print-page = Página { $number }
