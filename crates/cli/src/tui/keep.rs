//! Games and profile on disk, action by action.
//!
//! ```text
//! $XDG_STATE_HOME/sudoku/profile.json      replaced as a whole
//!                       /games/NAME.jsonl  a game: appended to, a line an action
//! ```
//!
//! A line is handed to the system before the next key is read, so a program that is killed loses no action.
//! An incomplete last line is dropped when the game is opened and rewritten. Drafts that a killed program has
//! left are removed when the next one starts.

use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use sudokit_play::{Game, Log, Profile, Save};

/// A draft of this age was left by a program that was killed.
const ABANDONED: Duration = Duration::from_secs(60);

/// The folder of the games.
#[derive(Clone, Debug)]
pub(super) struct Keep {
    folder: PathBuf,
}

/// The file of the game that is being played.
#[derive(Debug)]
pub(super) struct Running {
    /// The id of the game in the profile.
    pub(super) id: String,
    file: File,
    /// So many actions of the game are in the file.
    written: usize,
    /// The file has no incomplete line.
    is_whole: bool,
}

/// A game that was opened.
pub(super) struct Opened {
    pub(super) game: Game,
    pub(super) running: Running,
    /// True if its last action was not written to the end, and is lost.
    pub(super) is_torn: bool,
}

impl Keep {
    /// In the folder that the system has for such things.
    ///
    /// # Errors
    /// The folder is unknown, or cannot be made.
    pub(super) fn at_home() -> io::Result<Self> {
        let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let state = set("XDG_STATE_HOME").filter(|path| path.is_absolute());
        let home = || set("HOME").map(|home| home.join(".local").join("state"));
        let folder = state.or_else(|| set("LOCALAPPDATA")).or_else(home);
        let unknown =
            || io::Error::new(io::ErrorKind::NotFound, "no folder for games: set XDG_STATE_HOME or HOME");
        Self::in_folder(&folder.ok_or_else(unknown)?.join("sudoku"))
    }

    pub(super) fn in_folder(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder.join("games"))
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
        let keep = Self { folder: folder.to_owned() };
        // Drafts do no harm, so neither does one that stays.
        _ = keep.remove_drafts();
        Ok(keep)
    }

    /// Removes drafts that nobody writes any more: writing one takes moments.
    fn remove_drafts(&self) -> io::Result<()> {
        for folder in [self.folder.clone(), self.folder.join("games")] {
            for entry in fs::read_dir(folder)? {
                let entry = entry?;
                let is_draft = entry
                    .path()
                    .extension()
                    .is_some_and(|ending| ending.to_str().is_some_and(|ending| ending.starts_with("draft-")));
                if is_draft && entry.metadata()?.modified()?.elapsed().is_ok_and(|age| age > ABANDONED) {
                    fs::remove_file(entry.path())?;
                }
            }
        }
        Ok(())
    }

    /// The profile; a new one by default.
    ///
    /// # Errors
    /// The profile cannot be read. It is left alone.
    pub(super) fn profile(&self) -> io::Result<Profile> {
        let path = self.folder.join("profile.json");
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Profile::default()),
            text => text?,
        };
        let save = Save::from_json(&text).map_err(|why| unreadable(&path, &why.to_string()))?;
        save.profile().ok_or_else(|| unreadable(&path, "it is no profile"))
    }

    /// Changes the profile as it is on disk now: another program may have changed it since.
    pub(super) fn change(&self, change: impl FnOnce(&mut Profile)) -> io::Result<Profile> {
        let mut profile = self.profile()?;
        change(&mut profile);
        self.replace(&self.folder.join("profile.json"), &Save::from(profile.clone()).to_json())?;
        Ok(profile)
    }

    /// Begins to keep a game under a name.
    pub(super) fn begin(&self, id: &str, game: &Game) -> io::Result<Running> {
        let path = self.path(id);
        self.replace(&path, &Log::begin(game))?;
        let file = OpenOptions::new().append(true).open(path)?;
        hold(&file)?;
        Ok(Running { id: id.to_owned(), file, written: game.log().len(), is_whole: true })
    }

    /// Appends the actions since the last write. If that fails, the whole file is rewritten: nothing can be
    /// appended to an incomplete line.
    pub(super) fn write(&self, running: &mut Running, game: &Game) -> io::Result<()> {
        if running.append(game).is_err() {
            *running = self.begin(&running.id, game)?;
        }
        Ok(())
    }

    /// Opens a saved game to continue it.
    pub(super) fn open(&self, id: &str) -> io::Result<Opened> {
        let path = self.path(id);
        let mut file = File::open(&path)?;
        hold(&file)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let log = replayed(&path, &text)?;
        Ok(Opened { running: self.begin(id, &log.game)?, game: log.game, is_torn: log.note.is_some() })
    }

    /// The game as it is on disk, without opening it: another window may be playing it.
    pub(super) fn read(&self, id: &str) -> io::Result<Game> {
        let path = self.path(id);
        Ok(replayed(&path, &fs::read(&path)?)?.game)
    }

    /// A game that has ended needs no file.
    pub(super) fn remove(&self, id: &str) -> io::Result<()> {
        match fs::remove_file(self.path(id)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// A name that no game has, beginning like this.
    pub(super) fn new_id(&self, like: &str) -> String {
        let mut ids =
            (1..).map(|number: u32| if number == 1 { like.to_owned() } else { format!("{like}-{number}") });
        ids.find(|id| !self.path(id).exists()).expect("there are as many names as numbers")
    }

    fn path(&self, id: &str) -> PathBuf {
        self.folder.join("games").join(format!("{id}.jsonl"))
    }

    /// Puts a text in the place of a file: the old or the new one is there at every moment.
    fn replace(&self, path: &Path, text: &str) -> io::Result<()> {
        let draft = path.with_extension(format!("draft-{}", std::process::id()));
        let written = File::create(&draft).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        let replaced = written.and_then(|()| fs::rename(&draft, path));
        if replaced.is_err() {
            // An incomplete file must not stay.
            _ = fs::remove_file(&draft);
        }
        replaced
    }
}

impl Running {
    fn append(&mut self, game: &Game) -> io::Result<()> {
        if !self.is_whole {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "it ends in the middle of a line"));
        }
        let lines: String = game.log()[self.written..].iter().map(Log::line).collect();
        self.is_whole = false;
        self.file.write_all(lines.as_bytes())?;
        self.is_whole = true;
        self.written = game.log().len();
        Ok(())
    }

    /// Writes down how long the game has taken.
    pub(super) fn time(&mut self, milliseconds: u64) -> io::Result<()> {
        self.file.write_all(Log::time(milliseconds).as_bytes())
    }
}

/// The game in the text of a file. A torn line may end within a letter.
fn replayed(path: &Path, text: &[u8]) -> io::Result<Log> {
    Log::replay(&String::from_utf8_lossy(text)).map_err(|why| unreadable(path, &why.to_string()))
}

/// Holds a game as long as its file is open: two windows would write over each other.
fn hold(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(io::Error::new(io::ErrorKind::WouldBlock, "it is being played in another window"))
        }
        // File systems without locks keep no other program out.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

fn unreadable(path: &Path, why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit::{Cell, CellSet, Digit, Puzzle};
    use sudokit_play::Action;

    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("sudoku-keep-{name}-{}", std::process::id()));
        _ = fs::remove_dir_all(&folder);
        folder
    }

    fn game_with(actions: usize) -> Game {
        let mut game = Game::new(Puzzle::EMPTY);
        for index in 0..actions {
            let cells = CellSet::of(Cell::from_index(index));
            game.act(Action::Corner { cells, digit: Digit::D1 }).expect("the cell is empty");
        }
        game
    }

    #[test]
    fn whatever_is_cut_off_the_game_is_there_up_to_it() {
        let folder = folder("torn");
        let keep = Keep::in_folder(&folder).unwrap();
        let games: Vec<Game> = (0..=6).map(game_with).collect();
        let mut running = keep.begin("mine", &games[0]).unwrap();
        keep.write(&mut running, &games[6]).unwrap();
        let whole = fs::read(keep.path("mine")).unwrap();
        let first = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        drop(running);
        for end in first..=whole.len() {
            fs::write(keep.path("mine"), &whole[..end]).unwrap();
            let opened = keep.open("mine").unwrap();
            let ends = whole[first..end].iter().filter(|byte| **byte == b'\n').count();
            // A line of which only the end is missing is whole.
            let lacks_its_end = whole.get(end) == Some(&b'\n');
            let is_torn = whole[end - 1] != b'\n' && !lacks_its_end;
            assert!(opened.game == games[ends + usize::from(lacks_its_end)], "cut after {end} bytes");
            assert_eq!(opened.is_torn, is_torn, "cut after {end} bytes");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn after_a_write_that_failed_the_file_is_written_anew() {
        let folder = folder("failed");
        let keep = Keep::in_folder(&folder).unwrap();
        let mut running = keep.begin("mine", &game_with(0)).unwrap();
        keep.write(&mut running, &game_with(1)).unwrap();
        // Half a line, and then the disk is full: this file takes nothing more.
        running.file.write_all(b"{\"time\":0,\"do\":").unwrap();
        running.file = File::open(keep.path("mine")).unwrap();
        keep.write(&mut running, &game_with(3)).unwrap();
        keep.write(&mut running, &game_with(4)).unwrap();
        drop(running);
        assert!(keep.open("mine").unwrap().game == game_with(4));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_profile_that_cannot_be_read_stays_as_it_is() {
        let folder = folder("profile");
        let keep = Keep::in_folder(&folder).unwrap();
        assert_eq!(keep.profile().unwrap(), Profile::default());
        fs::write(folder.join("profile.json"), "{").unwrap();
        assert!(keep.change(|_| ()).is_err());
        assert_eq!(fs::read_to_string(folder.join("profile.json")).unwrap(), "{");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn drafts_of_programs_that_were_killed_are_removed_at_the_next_start() {
        let folder = folder("drafts");
        let keep = Keep::in_folder(&folder).unwrap();
        let drafts = [folder.join("profile.draft-7"), keep.path("mine").with_extension("draft-7")];
        for draft in &drafts {
            fs::write(draft, "{").unwrap();
        }
        // Another window may be writing them.
        Keep::in_folder(&folder).unwrap();
        assert!(drafts.iter().all(|draft| draft.exists()));
        let long_ago = std::time::SystemTime::now() - 2 * ABANDONED;
        for draft in &drafts {
            File::options().write(true).open(draft).unwrap().set_modified(long_ago).unwrap();
        }
        Keep::in_folder(&folder).unwrap();
        assert!(drafts.iter().all(|draft| !draft.exists()));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_game_is_played_in_one_window() {
        let folder = folder("windows");
        let keep = Keep::in_folder(&folder).unwrap();
        let running = keep.begin("mine", &game_with(2)).unwrap();
        assert!(keep.open("mine").is_err());
        drop(running);
        assert_eq!(keep.open("mine").unwrap().game, game_with(2));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn names_of_games_are_new() {
        let folder = folder("names");
        let keep = Keep::in_folder(&folder).unwrap();
        assert_eq!(keep.new_id("easy-7"), "easy-7");
        keep.begin("easy-7", &game_with(0)).unwrap();
        assert_eq!(keep.new_id("easy-7"), "easy-7-2");
        keep.remove("easy-7").unwrap();
        keep.remove("easy-7").unwrap();
        assert_eq!(keep.new_id("easy-7"), "easy-7");
        fs::remove_dir_all(folder).unwrap();
    }
}
