import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{tests/boundaries,contract,client,server,data}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Much of a test is waiting for PostgreSQL or a mail server: one worker on two cores would idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes, on a busy machine later.
    expect: { poll: { timeout: 20_000 } },
  },
});
