import { defineConfig } from "vitest/config";
import { MeasurementsReporter } from "../harness/measurements.ts";

export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    environment: "node",
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ["verbose", new MeasurementsReporter()],
  },
});
