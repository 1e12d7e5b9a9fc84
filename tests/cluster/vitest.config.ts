import { defineConfig } from "vitest/config";
import { MeasurementsReporter } from "../harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/cluster/*.test.ts"],
    environment: "node",
    // Most files start two processes of the product, nginx and two database servers, so the files run one at a time.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["verbose", new MeasurementsReporter()],
  },
});
