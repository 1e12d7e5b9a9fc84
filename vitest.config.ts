import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{tests/boundaries,tests/documents,contract,client,server,data,deploy}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Tests often wait for PostgreSQL or a mail server. Two workers use two cores better than one.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest's default of 1 s is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
