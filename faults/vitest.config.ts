import { defineConfig } from "vitest/config";
import { FiguresReporter } from "./scene/figures.ts";

export default defineConfig({
  test: {
    include: ["faults/*.test.ts"],
    globalSetup: ["faults/scene/demonstration.ts"],
    environment: "node",
    // One fault at a time: each is measured, and what one does to the machine is not to be another's.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    reporters: ["verbose", new FiguresReporter()],
  },
});
