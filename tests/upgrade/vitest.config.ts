import { defineConfig } from "vitest/config";
import { MeasurementsReporter } from "../harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/upgrade/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each test continues where the previous one stopped, so the run ends at the first failure.
    bail: 1,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["verbose", new MeasurementsReporter()],
  },
});
