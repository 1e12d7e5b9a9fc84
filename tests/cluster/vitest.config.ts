import { defineConfig } from "vitest/config";
import { MeasurementsReporter } from "../harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/cluster/*.test.ts"],
    environment: "node",
    // Each file starts two processes, nginx and two database servers.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["verbose", new MeasurementsReporter()],
  },
});
