/** What a house of so many nodes bears, and which part gives first. */
import { type Announced, simulate } from './announcing.ts';
import type { Costs } from './costs.ts';

export interface Plan {
  readonly nodes: number;
  /** Tables go by their ids to one of these, and to the nodes that belong to it. */
  readonly databases: number;
  /** Whether all who are at a table are sent to the same node, by its id. */
  readonly sit: 'anywhere' | 'together';
  readonly hears: Hears;
}

/** Who hears of a move: every node of its database; those that hold its table, each in a channel of its own; or those, told by the other node itself. */
export const HEARS = ['every node', 'who holds it, by channels', 'who holds it, directly'] as const;
export type Hears = (typeof HEARS)[number];

export const PARTS = [
  "a node's processor",
  "a node's memory",
  "the database's processor",
  'the announcements',
] as const;
export type Part = (typeof PARTS)[number];

export interface Burden {
  /** How much of what it can bear each part has to, from 0 to 1 and above. */
  readonly parts: Readonly<Record<Part, number>>;
  readonly announced: Announced;
}

export interface Borne {
  readonly moves: number;
  readonly first: Part;
  readonly burden: Burden;
}

/** What a machine is given, and how far it is used. */
export const MACHINES = {
  /** Cores of a database, as fast as that on which it was measured. A node uses one. */
  cores: 8,
  used: 0.7,
  /** Bytes of a node. */
  memory: 2 * 2 ** 30,
  /** Milliseconds in which 99 of 100 announcements have been heard. */
  heard: 250,
} as const;

/** A table at which people think makes a move in ten seconds, and has its two players connected. */
export const CONNECTIONS_PER_MOVE = 20;
/** As the nodes do it (src/server/store/postgres-announcements.ts). */
const GATHER_MS = 3;
const MESSAGE_BYTES = 7500;

export function burdenOf({ nodes, databases, sit, hears }: Plan, costs: Costs, moves: number): Burden {
  const [group, here] = [nodes / databases, moves / databases];
  const isApart = sit === 'anywhere' && group > 1;
  const { move, append } = isApart ? costs : costs.alone;
  // the two of a table sit at two nodes: one of them hears of it from the other
  const heardBy = hears === 'every node' ? group - 1 : isApart ? 1 : 0;
  const isDirect = hears === 'who holds it, directly';
  const announced = isDirect
    ? { messages: 0, mean: GATHER_MS, p99: GATHER_MS }
    : simulate({
        ...{ nodes: group, entries: here * costs.entries, gather: GATHER_MS },
        room: Math.floor(MESSAGE_BYTES / costs.entryBytes),
        turn: (costs.turn.base + costs.turn.each * group) / 1000,
      });
  const listening = hears === 'every node' ? group * costs.message.each : costs.message.each + (group - 1) * costs.deaf;
  const database = here * append + announced.messages * (costs.message.base + listening);
  // to tell somebody is taken to cost what hearing it does
  const node = (here / group) * (move + heardBy * costs.hearing * (isDirect ? 2 : 1));
  const memory = ((moves * CONNECTIONS_PER_MOVE) / nodes) * costs.connection;
  return {
    announced,
    parts: {
      "a node's processor": node / 1e6 / MACHINES.used,
      "a node's memory": memory / MACHINES.memory / MACHINES.used,
      "the database's processor": database / 1e6 / MACHINES.cores / MACHINES.used,
      'the announcements': announced.p99 / MACHINES.heard,
    },
  };
}

/** As many moves a second as no part has more to bear than it can. */
export function borneBy(plan: Plan, costs: Costs): Borne {
  let [low, high] = [0, plan.nodes * 10_000];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const bears = Object.values(burdenOf(plan, costs, middle).parts).every((share) => share <= 1);
    if (bears) low = middle;
    else high = middle;
  }
  const { parts } = burdenOf(plan, costs, high);
  const first = PARTS.reduce((most, part) => (parts[part] > parts[most] ? part : most));
  return { moves: low, first, burden: burdenOf(plan, costs, low) };
}
