/** One game or several, in which the players change seats. */
import type { Language } from '../../core/text.ts';
import { scoreOf } from '../../table/told/face.ts';
import { fill } from '../../text/index.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';
import { GameAtKeyboard } from './game-at-keyboard.ts';
import { playersLine } from './lines.ts';
import type { TableHere } from './table-here.ts';

export async function playMatch(first: TableHere, terminal: Terminal, language: Language): Promise<void> {
  const words = TEXT[language].play;
  terminal.say(fill(words.opening, { game: first.text.name }));
  for (let here = first; ; here = await here.next()) {
    const match = scoreOf(here.table.state);
    if (match) terminal.say(fill(words.match, { number: String(match.number), games: String(match.games) }));
    terminal.say(playersLine(here, words));
    if (!(await new GameAtKeyboard(here, terminal, language).play())) {
      here.table.close();
      return terminal.say(words.bye);
    }
    if (scoreOf(here.table.state)?.over ?? true) return;
  }
}
