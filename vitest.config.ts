import { defineConfig } from 'vitest/config';

/** Real houses, real browsers. */
const HOUSES = ['test/e2e/**/*.test.ts', 'test/engines/**/*.test.ts', 'test/online/**/*.test.ts'];
/** What is measured has the machine to itself. */
const ALONE = ['test/siege/**/*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/support/built.ts', 'test/support/browsers.ts', 'test/support/postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // a busy machine needs more than a second
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...HOUSES, ...ALONE],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'houses', include: HOUSES, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
