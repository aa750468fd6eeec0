//! A game as the end of an address: what the app opens, and what no browser sends to a server. The app writes
//! the same in `web/src/share/link.ts`.

use data_encoding::BASE64URL_NOPAD;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write as _;
use sudokit::Entry;
use sudokit_play::{Game, Origin, Save};

/// The puzzle, if the game is nothing more yet; otherwise all of the game.
pub(super) fn to(game: &Game) -> String {
    let is_new = game.log().is_empty() && game.origin() == Origin::Opened;
    if is_new && game.entry() == Entry::from(game.puzzle()) {
        format!("#p={}", game.puzzle().to_string().replace('.', "0"))
    } else {
        format!("#g={}", packed(&Save::from(game.clone()).to_json()))
    }
}

/// A text, compressed, in letters that addresses can have.
fn packed(text: &str) -> String {
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = deflate.write_all(text.as_bytes()).and_then(|()| deflate.finish());
    BASE64URL_NOPAD.encode(&packed.expect("memory takes whatever is written"))
}
