import { defineConfig } from "vitest/config";

/** Against the built product: `npm test` runs this after the build, `npm run test:security` at length. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/security/**/*.test.ts"],
    globalSetup: "tests/security/global-setup.ts",
    maxWorkers: 2,
    // Nobody measures time here: only what never ends shall fail.
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
