/** The big events of a round: colours or shapes found or missed, the code laid open, roles that change. */
import { type Moment, type Reader, sayMoment } from '../../../board/moment.ts';
import { ATTRIBUTES, type Attribute, type MastermindEffect, type MastermindView, type Roles } from '../state.ts';
import type { MastermindWords } from './draft.ts';

type Closed = Extract<MastermindEffect, { readonly kind: 'closed' }>;
type Says = keyof MastermindWords['moments'];

const moment = (kind: Moment['kind'], says: Says): Moment => ({ kind, says });

const FOUND: Readonly<Record<Attribute, Says>> = { color: 'colorFound', shape: 'shapeFound' };
const MISSED: Readonly<Record<Attribute, Says>> = { color: 'colorMissed', shape: 'shapeMissed' };

export const closing = ({ attribute, solved }: Closed): Moment =>
  solved ? moment('found', FOUND[attribute]) : moment('failed', MISSED[attribute]);

/** Both attributes are closed: by this event, and by one before it. */
export function opening({ tracks }: MastermindView, { attribute, solved }: Closed): Moment {
  const other = ATTRIBUTES.find((each) => each !== attribute)!;
  return solved && tracks[other].status === 'solved' ? moment('found', 'codeFound') : moment('failed', 'codeMissed');
}

export const changing = ({ coder, seekers }: Roles): Moment => ({
  kind: 'roles',
  says: 'coder',
  about: coder!,
  blanks: { ...seekers },
});

/** A change of roles says to each reader what he is now. */
export function ribbon(told: Moment, reader: Reader<MastermindWords>): string {
  const { moments } = reader.words;
  const { you } = reader;
  const sought = you === undefined ? [] : ATTRIBUTES.filter((attribute) => told.blanks?.[attribute] === you);
  if (told.kind !== 'roles' || sought.length === 0) return sayMoment(moments[told.says as Says], told, reader);
  return sought.length === 2 ? moments.seeker : moments[sought[0] === 'color' ? 'colorSeeker' : 'shapeSeeker'];
}
