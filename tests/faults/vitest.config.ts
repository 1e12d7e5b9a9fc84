import { defineConfig } from "vitest/config";
import { FiguresReporter } from "./harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/faults/*.test.ts"],
    globalSetup: ["tests/faults/harness/global-setup.ts"],
    environment: "node",
    // One fault at a time: each is measured, and what one does to the machine is not to be another's.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    reporters: ["verbose", new FiguresReporter()],
  },
});
