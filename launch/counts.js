import { readFileSync, rmSync } from "node:fs";

export const VITEST_REPORT = "test-results/vitest.json";
export const SECURITY_REPORT = "test-results/security.json";
export const PLAYWRIGHT_REPORT = "test-results/playwright.json";

/** Keeps `countTests` from counting the previous run. */
export const deleteReports = () => {
  for (const file of [VITEST_REPORT, SECURITY_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true });
};

/** In all reports. `flaky` counts the tests that passed at the second attempt. */
export function countTests() {
  const vitest = [read(VITEST_REPORT), read(SECURITY_REPORT)].filter((report) => report !== null);
  const sum = (countOf) => vitest.reduce((total, report) => total + countOf(report), 0);
  const { stats } = read(PLAYWRIGHT_REPORT) ?? {};
  return {
    passed: sum((report) => report.numPassedTests) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: sum((report) => report.numFailedTests) + (stats?.unexpected ?? 0),
    flaky: sum(countFlaky) + (stats?.flaky ?? 0),
  };
}

/** Vitest keeps the messages of the first attempt of a test that passed at the second. */
const countFlaky = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0).length;

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
