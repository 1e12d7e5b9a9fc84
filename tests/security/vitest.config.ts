import { defineConfig } from "vitest/config";

/** Tests the built product. `npm run test:security` runs many more cases than `npm test`. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/security/**/*.test.ts"],
    // Needs no built product, so it runs with the unit tests.
    exclude: ["tests/security/in-process/coverage.test.ts"],
    // The in-process tests use the database server of the unit tests.
    globalSetup: ["server/database/testing/global-setup.ts", "tests/security/global-setup.ts"],
    maxWorkers: 2,
    // A long run sends many requests, so the timeout of a test is long. Each request has a timeout of its own.
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
