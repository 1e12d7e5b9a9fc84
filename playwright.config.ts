import { defineConfig, devices } from "@playwright/test";
import { freePort } from "./tests/harness/free-port.ts";

// Every worker reads this file too: they find the port that the first reading chose.
process.env.SKIP_FINDER_TEST_PORT ??= String(await freePort());
const PORT = process.env.SKIP_FINDER_TEST_PORT;
const WRITING = /(reviews-and-leads|keyboard-editing|admin|admin-states|injected-markup)\.spec\.ts/;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** A person's browser against the built product, with its own database and the demonstration data in it. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: "list",
  timeout: 30_000,
  use: {
    baseURL: ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", testIgnore: WRITING, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      testMatch: /(layout|search)\.spec\.ts/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    // What these change, the others count.
    {
      name: "writing",
      testMatch: WRITING,
      dependencies: ["desktop", "phone"],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/harness/serve.ts`,
    url: `${ADDRESS}/health/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT,
      PUBLIC_URL: ADDRESS,
      DATA_DIR: ".test-data/browser",
      ADMIN_PASSWORD: "a password for tests",
      DEMO_DATA: "auto",
      DATABASE_URL: "",
      SMTP_URL: "",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "warn",
    },
  },
});
