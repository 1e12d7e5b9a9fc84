import { defineConfig } from "vitest/config";

/** Tests the built product. `npm run test:security` runs many more cases than `npm test`. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/security/**/*.test.ts"],
    globalSetup: "tests/security/global-setup.ts",
    maxWorkers: 2,
    // Every request has its own timeout, so the timeout of a test is long.
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
