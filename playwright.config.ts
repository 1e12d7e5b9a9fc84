import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM } from "./tests/harness/chromium.ts";
import { freePort } from "./tests/harness/free-port.ts";

// Every worker evaluates this file again. The environment variable gives all of them the same URL.
process.env.BROWSER_TEST_URL ??= `http://127.0.0.1:${await freePort()}`;

/** Specs that change companies, reviews or leads, which the other specs count. They run last. */
const CHANGES_DATA =
  /(reviews-and-leads|keyboard-editing|admin|admin-carrier|admin-log|admin-personal-data|admin-terms|injected-markup)\.spec\.ts/;
/** Every state and width of every screen. `npm run test:access` runs them, `npm test` does not. */
const STATES_AND_WIDTHS = /access\/(layout|states|admin-states|component-states|screenshots)\.spec\.ts/;
/** At least one test for each screen. `npm test` runs these, `npm run test:journeys` all. */
const JOURNEY = /@journey/;
const DESKTOP = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/harness/browser/global-setup.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that fails because the machine is busy must not stop a release. The summary names the tests that needed the second
  // attempt.
  retries: 1,
  reporter: "list",
  // At a load of 20, a page takes ten times as long as on a quiet machine. The limits only stop tests that hang.
  timeout: 120_000,
  // The reference screenshots are not in the repository, because fonts and Chromium differ between machines.
  expect: { timeout: 30_000, toHaveScreenshot: { pathTemplate: ".test-data/screenshots/{arg}{ext}" } },
  use: {
    // Without a limit of its own, a missing field takes the whole time of its test.
    actionTimeout: 60_000,
    baseURL: process.env.BROWSER_TEST_URL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    screenshot: "only-on-failure",
    // Recording a trace nearly doubles the time of a test. TRACE=on keeps the traces of failed tests.
    trace: process.env.TRACE === "on" ? "retain-on-failure" : "off",
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: "journeys", grep: JOURNEY, testIgnore: [CHANGES_DATA, STATES_AND_WIDTHS], use: DESKTOP },
    {
      name: "journeys-that-change-data",
      ...{ grep: JOURNEY, testMatch: CHANGES_DATA, dependencies: ["journeys"], use: DESKTOP },
    },
    { name: "desktop", testIgnore: [CHANGES_DATA, STATES_AND_WIDTHS], use: DESKTOP },
    { name: "changes-data", testMatch: CHANGES_DATA, dependencies: ["desktop"], use: DESKTOP },
    { name: "states-and-widths", testMatch: STATES_AND_WIDTHS, use: DESKTOP },
    {
      name: "phone",
      testMatch: "**/search.spec.ts",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
