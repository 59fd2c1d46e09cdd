/** A piece is captured, a piece is revealed: which it was. */
import { type Moment, type Reader, sayMoment } from '../../../board/moment.ts';
import type { Seat } from '../../../core/game.ts';
import type { PieceSymbol } from '../state.ts';
import type { ZGameWords } from './telling.ts';

export const capture = (by: Seat, piece: PieceSymbol): Moment => ({
  kind: 'captured',
  says: 'captured',
  about: by,
  blanks: { piece },
});
export const reveal = (by: Seat, piece: PieceSymbol): Moment => ({
  kind: 'revealed',
  says: 'revealed',
  about: by,
  blanks: { piece },
});

/** Each piece has its own sentence: languages have genders. */
export function ribbon({ says, about, blanks }: Moment, reader: Reader<ZGameWords>): string {
  const sentences: Readonly<Record<string, string>> = reader.words.moments[says as keyof ZGameWords['moments']];
  return sayMoment(sentences[String(blanks!.piece)]!, { ...(about !== undefined && { about }) }, reader);
}
