import { defineConfig } from "vitest/config";
import { MeasurementsReporter } from "../harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/faults/*.test.ts"],
    globalSetup: ["tests/faults/harness/global-setup.ts"],
    environment: "node",
    // Files run one at a time, because each measures times that another fault would change.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
    reporters: ["verbose", new MeasurementsReporter()],
  },
});
