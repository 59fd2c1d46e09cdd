import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/built.ts', 'test/support/browsers.ts', 'test/support/postgres.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
