/** A question between people that is to be answered, with its buttons for whoever may. */
import type { Seat } from '../../core/game.ts';
import { sideOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

export interface NewsAnswer {
  readonly label: string;
  readonly look: 'main' | 'plain';
  readonly run: () => void;
}

/** What the line says, and what can be answered there. */
export interface NewsItem {
  readonly told: string;
  readonly answers?: readonly NewsAnswer[];
}

/** What somebody asks of the others; the asker reads that it waits. */
export function askedAt(table: TableModel, nameAt: (seat: Seat) => string): NewsItem | undefined {
  const { face } = table;
  const house = tableWords();
  if (face.resignation)
    return asked(table, face.resignation.seat, {
      asked: fill(house.resignAsked, { name: nameAt(face.resignation.seat) }),
      heard: fill(house.resignHeard, { name: nameAt(face.resignation.seat) }),
      waits: house.resignWaits,
      answer: (accept) => void table.do({ do: 'answer-resign', accept }),
      ofPartners: true,
    });
  if (face.drawOffer !== null)
    return asked(table, face.drawOffer, {
      asked: fill(house.drawOffered, { name: nameAt(face.drawOffer) }),
      waits: house.drawWaits,
      answer: (accept) => void table.do({ do: 'answer-draw', accept }),
    });
  if (face.takeBack)
    return asked(table, face.takeBack.seat, {
      asked: fill(house.takeBackAsked, { name: nameAt(face.takeBack.seat) }),
      waits: house.takeBackWaits,
      answer: (accept) => void table.do({ do: 'answer-take-back', accept }),
    });
  return standInAsked(table, nameAt);
}

/** Who would like the computer to play for him has left his seat until the others agree, or he comes back. */
function standInAsked(table: TableModel, nameAt: (seat: Seat) => string): NewsItem | undefined {
  const { face, own, isShared } = table;
  const house = tableWords();
  const question = face.agreed.find(({ seat, by }) => by.includes(seat));
  if (!question || face.phase !== 'playing' || isShared) return undefined;
  const { seat, by } = question;
  if (seat === own) {
    const run = () => void table.do({ do: 'return' });
    return { told: house.standInWaits, answers: [{ label: house.comeBack, look: 'plain', run }] };
  }
  const told = fill(house.standInAsked, { name: nameAt(seat) });
  if (own === undefined || by.includes(own)) return { told };
  const run = () => void table.do({ do: 'stand-in', seat });
  return { told, answers: [{ label: house.askStandIn, look: 'main', run }] };
}

interface AskedOfOthers {
  readonly asked: string;
  /** What those read who are not asked, where that is something else. */
  readonly heard?: string;
  /** What the asker reads. */
  readonly waits: string;
  readonly answer: (accept: boolean) => void;
  /** Of his own side, not of the others. */
  readonly ofPartners?: boolean;
}

/** Whoever is asked answers; at one screen that is the other side, whoever holds it. */
function asked(table: TableModel, asker: Seat, question: AskedOfOthers): NewsItem {
  const { asked: told, heard = told, waits, answer, ofPartners = false } = question;
  const { module, face, seats, own, isShared } = table;
  const house = tableWords();
  if (own === asker) return { told: waits };
  const side = sideOf({ game: module.rules, options: face.options, seats }, asker);
  const mayAnswer = isShared ? own === undefined : own !== undefined && side.includes(own) === ofPartners;
  if (!mayAnswer) return { told: heard };
  return {
    told,
    answers: [
      { label: house.accept, look: 'main', run: () => answer(true) },
      { label: house.decline, look: 'plain', run: () => answer(false) },
    ],
  };
}
