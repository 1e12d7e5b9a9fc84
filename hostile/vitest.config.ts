import { defineConfig } from "vitest/config";

/** Against the built product: `npm test` runs this after the build, `npm run test:hostile` at length. */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["hostile/**/*.test.ts"],
    globalSetup: "hostile/product-under-attack.ts",
    maxWorkers: 2,
    // Nobody measures time here: only what never ends shall fail.
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
