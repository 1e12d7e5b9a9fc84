import { defineConfig } from "vitest/config";

/**
 * Tests that need a process of their own: they change what other modules import, measure memory, or need named database
 * statements, whose number per process is limited.
 */
const ISOLATED = ["server/companies/private-columns.test.ts", "server/catalogue/catalogue.test.ts"];

/** Tests that start the product, its commands or databases as processes of their own. `npm run test:processes` runs them. */
const PROCESSES = [
  "server/boot/{demo-data,real-site}.test.ts",
  "server/commands/*.test.ts",
  "server/database/embedded.test.ts",
  "server/quotes/killed.test.ts",
];

/**
 * Tests over all data, with many spellings or files of the same thing, of restarted databases and of floods. They take as long
 * as all others together, so `npm run test:long` runs them.
 */
const LONG = [
  "demo/{generate,load}.test.ts",
  "server/companies/csv/{company-files,demo-data}.test.ts",
  "server/companies/csv/terms/term-cells.test.ts",
  "server/database/{connect,external,listen,migrate,read-replica}.test.ts",
  "server/firms/link-limits.test.ts",
  "server/former-secret.test.ts",
  "server/leads/many-leads.test.ts",
  "server/mail/{bounces/returned-email,follow-addresses}.test.ts",
  "server/metrics/metrics.test.ts",
  "server/pages/{first-days,same-prices}.test.ts",
  "server/personal-data/every-column.test.ts",
  "server/pictures/encoder.test.ts",
  "server/places/place-tables.test.ts",
  "server/pricing/estimates.test.ts",
  "server/quotes/{identity,emails/typed-words,figures/counted-requests}.test.ts",
  "server/reviews/{any-order,review-stuffing}.test.ts",
  "server/reviews/ledger/verify.test.ts",
  "tests/documents/in-process/import-files.test.ts",
];

export default defineConfig({
  // React's development build writes a stack trace for every element, which takes a third of the time of rendering.
  oxc: { jsx: { development: false } },
  test: {
    environment: "node",
    env: { NODE_ENV: "production" },
    globalSetup: "server/database/testing/global-setup.ts",
    // Tests often wait for PostgreSQL or a mail server. On two cores, three workers are a seventh faster than two.
    maxWorkers: 3,
    // At a load of 20, a test takes ten times as long as on a quiet machine. The limits only stop tests that hang.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Many tests run the whole product, whose background jobs can interfere. The report marks tests that needed two attempts.
    retry: 1,
    unstubGlobals: true,
    // Vitest's default of 1 s is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: [
            "{tests/boundaries,tests/documents,contract,client,server,data,demo,deploy}/**/*.test.{ts,tsx}",
            "tests/security/in-process/coverage.test.ts",
          ],
          exclude: [...ISOLATED, ...PROCESSES, ...LONG],
          // Each worker imports the product once, not again for each of about 300 test files.
          isolate: false,
        },
      },
      { extends: true, test: { name: "isolated", include: ISOLATED } },
      { extends: true, test: { name: "processes", include: PROCESSES } },
      { extends: true, test: { name: "long", include: LONG } },
    ],
  },
});
