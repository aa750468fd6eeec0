//! Pictures, compared with results worked out by hand.

use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Puzzle};
use sudokit_diagram::{Diagram, Role};
use sudokit_render::{Coordinates, Ink, Picture, Rgb, Theme, chain};

/// Solved except for a rectangle of 1 and 4 in rows 1 and 2, and 9 in r9c9.
const NEARLY: &str = "5346789126721953..1983425678597614234268537917139248569615372..28741963534528617.";

fn board(puzzle: &str) -> Board {
    Board::new(&puzzle.parse::<Puzzle>().expect("a puzzle")).expect("it has no flaw")
}

fn candidates(names: &str) -> CandidateSet {
    names.split(' ').map(|name| name.parse::<Candidate>().expect("a candidate")).collect()
}

fn text(picture: &Picture<'_>, ink: Ink) -> String {
    let mut text = String::new();
    picture.text(&mut text, ink).and_then(|()| picture.notation(&mut text)).expect("a string takes all");
    text
}

fn svg(picture: &Picture<'_>) -> String {
    let mut svg = String::new();
    picture.svg(&mut svg).expect("a string takes all");
    svg
}

/// 9 is placed in r9c9. 4 is removed from r2c9, because it is in r2c8 or r7c8.
fn diagram() -> Diagram {
    let mut diagram = Diagram::default();
    diagram.candidates(candidates("r9c9=9"), Role::Placed);
    diagram.candidates(candidates("r2c9=4"), Role::Eliminated);
    diagram.candidates(candidates("r2c8=4 r7c8=4"), Role::Base);
    diagram.houses(HouseSet::of(House::column(7)), Role::Base);
    diagram.houses(HouseSet::of(House::block(8)), Role::Cover);
    diagram
}

#[test]
fn a_grid_has_signs_behind_candidates_lines_and_columns() {
    let (board, diagram) = (board(NEARLY), diagram());
    let expected = "     c1  c2  c3   c4  c5  c6   c7  c8*  c9
   +------------+------------+--------------+
r1 | 5   3   4  | 6   7   8  | 9   1    2   |
r2 | 6   7   2  | 1   9   5  | 3   4*8  4-8 |
r3 | 1   9   8  | 3   4   2  | 5   6    7   |
   +------------+------------+--------------+
r4 | 8   5   9  | 7   6   1  | 4   2    3   |
r5 | 4   2   6  | 8   5   3  | 7   9    1   |
r6 | 7   1   3  | 9   2   4  | 8   5    6   |
   +------------+------------+--------------+
r7 | 9   6   1  | 5   3   7  | 2   4*8  48  |
r8 | 2   8   7  | 4   1   9  | 6   3    5   |
r9 | 3   4   5  | 2   8   6  | 1   7    9+  |
   +------------+------------+--------------+
   + placed   - removed   * pattern   ' cover, box 9
";
    assert_eq!(text(&Picture::new(&board, &diagram), Ink::PLAIN), expected);
}

#[test]
fn colours_only_add_to_what_the_signs_say() {
    let (board, diagram) = (board(NEARLY), diagram());
    let picture = Picture::new(&board, &diagram);
    let coloured = text(&picture, Ink { colour: true, unicode: false });
    assert!(coloured.contains("\u{1b}[1m\u{1b}[32m9+\u{1b}[0m"), "{coloured:?}");
    let mut plain = String::new();
    for (i, part) in coloured.split('\u{1b}').enumerate() {
        plain += if i == 0 { part } else { part.split_once('m').expect("an escape ends with m").1 };
    }
    assert_eq!(plain, text(&picture, Ink::PLAIN));
}

#[test]
fn rows_have_letters_in_the_other_notation() {
    let (board, diagram) = (board(NEARLY), diagram());
    let picture = Picture { coordinates: Coordinates::K9, ..Picture::new(&board, &diagram) };
    let text = text(&picture, Ink::PLAIN);
    let rows: String = text.lines().filter_map(|line| line.strip_suffix('|')?.chars().next()).collect();
    assert_eq!(rows, "ABCDEFGHJ");
    assert!(text.starts_with("     1   2   3    4"), "{text}");
}

#[test]
fn links_are_listed_in_eureka_notation() {
    let mut diagram = Diagram::default();
    let ends = ["r1c1=1", "r1c4=1", "r1c4=2", "r5c4=2 r6c4=2", "r5c1=2"].map(candidates);
    for (i, pair) in ends.windows(2).enumerate() {
        diagram.link(pair[0], pair[1], i % 2 == 0);
    }
    let picture = Picture::new(&Board::EMPTY, &diagram);
    let text = text(&picture, Ink::PLAIN);
    assert!(text.contains("\n   (1)r1c1=(1-2)r1c4=(2)r56c4-(2)r5c1\n"), "{text}");
    assert_eq!(chain::nrc(&diagram.links, &diagram, &Board::EMPTY), None, "it ends with a weak link");
    assert_eq!(chain::nrc(&diagram.links[..3], &diagram, &Board::EMPTY), None, "a group is no candidate");
}

/// Each node is a digit in one or more cells; links are alternately weak and strong. The second is in a set.
fn through_a_set(nodes: &[&str], set: &str) -> String {
    let mut diagram = Diagram::default();
    for (i, pair) in nodes.windows(2).enumerate() {
        let (from, to) = (candidates(pair[0]), candidates(pair[1]));
        match i {
            1 => diagram.link_in_set(candidates(set).cells(), from, to),
            _ => diagram.link(from, to, i % 2 == 1),
        }
    }
    chain::eureka(&diagram.links, Coordinates::Rncn)
}

#[test]
fn groups_and_almost_locked_sets_have_their_cells_in_eureka_notation() {
    let mut diagram = Diagram::default();
    diagram.link(candidates("r1c1=1 r1c2=1"), candidates("r1c7=1"), true);
    diagram.link(candidates("r1c7=1"), candidates("r3c8=1 r3c9=1"), false);
    assert_eq!(chain::eureka(&diagram.links, Coordinates::Rncn), "(1)r1c12=(1)r1c7-(1)r3c89");
    // A set in row 1: if 4 is in neither r1c2 nor r1c3, 7 is in r1c5. r1c6 has other digits of the set.
    let (all, set) = ("r1c2=4 r1c3=4 r1c5=7 r1c6=8", ["r5c2=4", "r1c2=4 r1c3=4", "r1c5=7", "r9c5=7"]);
    assert_eq!(through_a_set(&set, all), "(4)r5c2-(4=7)r1c2356-(7)r9c5");
    // Before and behind the set the chain may be inside one of its cells, in parentheses of its own.
    let set = ["r1c2=5", "r1c2=4", "r1c2=7", "r1c2=9", "r9c2=9"];
    assert_eq!(through_a_set(&set, all), "(5)r1c2-(4=7)r1c2356-(9)r1c2=(9)r9c2");
    // Several digits of a set.
    let set = ["r5c2=4", "r1c2=4 r1c3=4", "r1c5=7 r1c5=8", "r2c5=7 r2c5=8", "r2c5=9"];
    assert_eq!(through_a_set(&set, all), "(4)r5c2-(4=78)r1c2356-(78=9)r2c5");
}

#[test]
fn rows_by_themselves_are_letters_in_k9() {
    let k9 = |line: &str| Coordinates::K9.line(line);
    assert_eq!(k9("Swordfish: 5 r257 c139 => r1c39<>5"), "Swordfish: 5 BEG c139 => A39<>5");
    let mutant = "Finned Mutant Swordfish: 1 r4c3b9 r26c7 fr3c3 efr4c3 => r2c3<>1";
    assert_eq!(k9(mutant), "Finned Mutant Swordfish: 1 Dc3b9 BFc7 fC3 efD3 => B3<>1");
    assert_eq!(
        k9("Forcing Chain Contradiction in r7 => r1c3<>7"),
        "Forcing Chain Contradiction in G => A3<>7"
    );
    assert_eq!(
        k9("whip[2]: r2n1{c6 c13} - c4n7{r1 r3} - r5c4{n6 .}"),
        "whip[2]: Bn1{c6 c13} - c4n7{A C} - E4{n6 .}"
    );
    // Words stay as they are.
    assert_eq!(k9("Fireworks: r1 and r12 of chr1s"), "Fireworks: A and AB of chr1s");
}

#[test]
fn bivalue_chains_have_their_own_notation() {
    let mut diagram = Diagram::default();
    let ends = ["r1c1=1", "r1c1=2", "r1c7=2", "r3c9=2", "r3c9=9", "r9c9=9"].map(candidates);
    for (i, pair) in ends.windows(2).enumerate() {
        diagram.link(pair[0], pair[1], i % 2 == 0);
    }
    diagram.candidates(candidates("r9c1=1 r9c1=9"), Role::Eliminated);
    // The places of 1 and 2 in a cell, of 2 in a box, and of 9 in a column.
    let mut board = Board::EMPTY;
    let cell = CellSet::of(Cell::at(0, 0));
    let rest = |house: House, ends: [usize; 2]| {
        house.cells() - ends.map(|end| house.cell_list()[end]).into_iter().collect()
    };
    for digit in DigitSet::ALL.without(Digit::D1).without(Digit::D2) {
        board.eliminate_all(CandidateSet::of_digit(digit, cell));
    }
    board.eliminate_all(CandidateSet::of_digit(Digit::D2, rest(House::block(2), [0, 8])));
    board.eliminate_all(CandidateSet::of_digit(Digit::D9, rest(House::column(8), [2, 8])));
    // A cell, a digit in a box (r1c7 is its first square), a digit in a column.
    let expected = "biv-chain[3]: r1c1{n1 n2} - b3n2{s1 s9} - c9n9{r3 r9} ==> r9c1 ≠ 1, r9c1 ≠ 9";
    assert_eq!(chain::nrc(&diagram.links, &diagram, &board).as_deref(), Some(expected));

    // Both in row 2 and in box 1, but only the box has no other place.
    let mut diagram = Diagram::default();
    diagram.link(candidates("r2c1=5"), candidates("r2c3=5"), true);
    assert_eq!(chain::nrc(&diagram.links, &diagram, &board), None, "5 has other places");
    board.eliminate_all(CandidateSet::of_digit(Digit::D5, rest(House::block(0), [3, 5])));
    assert_eq!(chain::nrc(&diagram.links, &diagram, &board).as_deref(), Some("biv-chain[1]: b1n5{s4 s6}"));
}

#[test]
fn a_picture_has_everything_at_its_place() {
    let (board, diagram) = (board(NEARLY), diagram());
    let picture = Picture { title: "A <test>", caption: "r2c9<>4", ..Picture::new(&board, &diagram) };
    let svg = svg(&picture);
    // Two lines of 22 above the grid: it starts at 40,78. The cell r9c9 starts 8 cells of 66 further, at
    // 568,606, and 9 in it is 3 and two and a half steps of 20 further.
    assert!(svg.contains("<circle cx=\"621\" cy=\"659\" r=\"10\" fill=\"#008060\"/>"), "{svg}");
    assert!(svg.contains("<text class=\"on\" x=\"621\" y=\"664\" font-size=\"14\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#ffffff\">9</text>"));
    // r1c1 is a given 5, in the middle of the first cell.
    assert!(svg.contains("<text x=\"73\" y=\"124\" font-size=\"36\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#141414\">5</text>"));
    // Column 8 is the base and has a solid outline, box 9 is dashed.
    assert!(svg.contains("<rect x=\"507\" y=\"83\" width=\"56\" height=\"584\" rx=\"8\" fill=\"none\" stroke=\"#56b4e9\" stroke-width=\"3\"/>"));
    assert!(svg.contains("<rect x=\"443\" y=\"481\" width=\"184\" height=\"184\" rx=\"8\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"3\" stroke-dasharray=\"10 6\"/>"));
    assert!(
        svg.contains("A &lt;test&gt;</text>") && svg.contains("aria-label=\"A &lt;test&gt;: r2c9&lt;&gt;4\"")
    );
    for name in ["placed", "removed", "pattern", "cover"] {
        assert!(svg.contains(&format!(">{name}</text>")), "{name}");
    }
}

#[test]
fn a_picture_has_the_colours_of_its_theme_and_no_others() {
    let (board, diagram) = (Board::EMPTY, diagram());
    let colours = |theme: Theme| {
        let drawn = svg(&Picture { theme, ..Picture::new(&board, &diagram) });
        let pieces = drawn.split("\"#").skip(1).map(|rest| format!("#{}", &rest[..6]));
        pieces.collect::<std::collections::BTreeSet<String>>()
    };
    let (light, dark) = (colours(Theme::STANDARD), colours(Theme::DARK));
    assert!(light.contains(&Theme::STANDARD.paper.to_string()) && light.len() > 5);
    assert_eq!(dark.len(), light.len());
    for (theme, others) in [(Theme::STANDARD, &dark), (Theme::DARK, &light)] {
        for colour in [theme.paper, theme.ink, theme.faint, theme.link, theme.red, theme.green] {
            assert!(!others.contains(&colour.to_string()), "{colour}");
        }
    }
    assert!(colours(Theme::DARK.paper(Rgb(1, 2, 3))).contains("#010203"));
}

#[test]
fn every_role_can_be_drawn_and_is_explained() {
    let mut diagram = Diagram::default();
    for (i, role) in Role::ALL.into_iter().enumerate() {
        diagram.candidates(CandidateSet::of(Candidate::from_index(40 * i)), role);
    }
    diagram.cells(CellSet::of("r9c9".parse().expect("a cell")), Role::Pivot);
    diagram.link(candidates("r1c1=1"), candidates("r9c9=9"), true);
    diagram.link(candidates("r1c1=1"), candidates("r5c5=5 r5c6=5"), false);
    let picture = Picture::new(&Board::EMPTY, &diagram);
    let (svg, text) = (svg(&picture), text(&picture, Ink::PLAIN));
    for role in Role::ALL {
        let look = Theme::STANDARD.look(role);
        assert!(svg.contains(&format!(">{}</text>", look.name)), "{role:?}");
        assert!(text.contains(&format!("{} {}", look.sign, look.name)), "{role:?}");
    }
    assert!(svg.contains(">strong link: one of both<") && svg.contains(">weak link: not both<"));
    assert!(text.contains("123456789:^"), "{text}");
    assert_well_formed(&svg);
}

/// Every element is closed, in order, and attributes are in quotes.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
