/** What one table bears. No honest game meets these. */
export const MOST_SEATS = 16;
/** What all seats together may say, each an equal part of it, and how quickly each may. */
export const SEATS_TALK = 4000;
export const SEATS_TALK_RATE = { burst: 15, everyMs: 2000 };
/** What one who only watches may say, what all of them may, and how quickly each may. */
export const WATCHER_TALK = 60;
export const WATCHERS_TALK = 3000;
export const WATCHERS_TALK_RATE = { burst: 4, everyMs: 5000 };
/** Whom a host may ask for quiet by name: everybody is told who they are. */
export const MOST_MUTED = 100;
/** How quickly one person may do what is neither a move nor a word. */
export const BESIDE_RATE = { burst: 120, everyMs: 2000 };
/** Events of a game, and lines of its table in all: a game that comes so far is called off. */
export const MOST_EVENTS = 10_000;
export const MOST_LINES = 20_000;
/** Events with which a table may begin. */
export const MOST_GIVEN = 5000;
/** Bytes of a saved game. */
export const MOST_FILE = 4_000_000;
export const MOST_GAMES = 99;
/** How deep variations of a saved game lie in each other, and how long what is said of a position may be. */
export const MOST_NESTED = 60;
export const MOST_COMMENT = 2000;
