import type { Attack } from '../attack.ts';
import { CROWDS } from './crowds.ts';
import { HOUSEFUL } from './houseful.ts';
import { LINES } from './lines.ts';
import { PASSKEYS } from './passkeys.ts';
import { PUZZLES } from './puzzles.ts';
import { READERS } from './readers.ts';
import { REQUESTS } from './requests.ts';
import { ROOMS } from './rooms.ts';
import { SOCKETS } from './sockets.ts';
import { TABLES } from './tables.ts';
import { THINKING } from './thinking.ts';
import { UNATTENDED } from './unattended.ts';

/** For comparison: what honest people notice when nobody attacks. */
const NOBODY: Attack = { name: 'nobody', run: (scene) => scene.hold() };

/** Each from one address. */
export const ATTACKS: readonly Attack[] = [
  NOBODY,
  ...CROWDS,
  ...TABLES,
  ...THINKING,
  ...UNATTENDED,
  ...SOCKETS,
  ...REQUESTS,
  ...HOUSEFUL,
  ...PASSKEYS,
  ...READERS,
  ...LINES,
  ...ROOMS,
  ...PUZZLES,
];
