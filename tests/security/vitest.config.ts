import { defineConfig } from "vitest/config";

/** Tests the built product. `npm run test:security` runs many more cases than `npm test`. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/security/**/*.test.ts"],
    globalSetup: "tests/security/global-setup.ts",
    maxWorkers: 2,
    // Only a request without a response may fail by its duration; each has its own timeout.
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
