/** What the house keeps of puzzles: the days' counts, and what members have tried. */
import { expectOk } from '../../../src/core/result.ts';
import { SHELF } from '../../../src/games/shelf.ts';
import { dailyOf, dateOf, dayNumber } from '../../../src/puzzles/daily.ts';
import type { Attack } from '../attack.ts';
import { attemptAt } from '../filling.ts';
import type { Scene } from '../scene.ts';

const today = () => expectOk(dayNumber(new Date().toISOString().slice(0, 10)));

/** As many as may be sent at once. */
const SENT = 25;

const memberOf = ({ prey }: Scene) => ({ id: 'member', token: prey.filled[0]! });

export const PUZZLES: readonly Attack[] = [
  {
    name: 'days without end',
    run: (scene) =>
      scene.loop(100, () => {
        const { id } = SHELF[scene.random(SHELF.length)]!.rules;
        return scene.ask('GET', `/api/dailies/${dateOf(3 + scene.random(today() - 2))}/${id}`);
      }),
  },
  {
    name: 'a day counted without end',
    async run(scene) {
      const day = today();
      const puzzles = await Promise.all(SHELF.map((module) => dailyOf(module, day)));
      await scene.loop(50, (index) => {
        const { id: puzzle, game } = puzzles[index % puzzles.length]!;
        const attempt = { puzzle, outcome: 'solved', attempt: `mallory-${scene.random(1e9)}` };
        return scene.ask('POST', `/api/dailies/${dateOf(day)}/${game}`, undefined, attempt);
      });
      for (const puzzle of puzzles) {
        const { text } = await scene.ask('GET', `/api/dailies/${dateOf(day)}/${puzzle!.game}`);
        const { counts = [] } = JSON.parse(text || '{}') as { counts?: readonly { readonly people: number }[] };
        const people = counts.reduce((sum, each) => sum + each.people, 0);
        // as many as a school has, and no more
        if (people > 60) scene.complaints.push(`${people} people at one address`);
      }
    },
  },
  {
    name: 'attempts without end',
    filling: 'a-member',
    run: (scene) =>
      scene.loop(40, (index) => {
        const attempts = Array.from({ length: SENT }, () => attemptAt(`more-${scene.random(1e9)}`));
        return index % 2
          ? scene.ask('POST', '/api/me/attempts', memberOf(scene), { attempts })
          : scene.ask('GET', `/api/me/attempts?after=filled-${scene.random(20_000)}`, memberOf(scene));
      }),
  },
];
