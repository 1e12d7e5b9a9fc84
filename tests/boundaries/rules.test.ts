import { expect, test } from "vitest";
import { importsOf } from "./modules.ts";
import { brokenRules, describeViolations, IMPORT_RULES } from "./rules.ts";

const code = (from: string, specifier: string) => importsOf(from, `import { x } from "${specifier}";`);
const type = (from: string, specifier: string) => importsOf(from, `import type { X } from "${specifier}";`);
const broken = (imports: ReturnType<typeof importsOf>) =>
  imports.flatMap(brokenRules).map(({ name }) => name);

const REFUSED: [rule: string, ...Parameters<typeof code>][] = [
  ["contract-alone", "contract/quotes.ts", "#server/places/places.ts"],
  ["contract-alone", "contract/quotes.ts", "hono"],
  ["contract-light", "contract/limits.ts", "zod"],
  ["screens-apart", "client/screens/home/home.screen.tsx", "#client/screens/search/search.tsx"],
  ["components-below-screens", "client/components/pagination.tsx", "#client/screens/search/search.tsx"],
  ["components-below-screens", "client/queries/places.ts", "#server/guides/guides.ts"],
  ["queries-below-components", "client/urls/company-url.ts", "#client/components/company/format.ts"],
  ["no-component-states", "client/root.tsx", "#client/component-states/states.ts"],
  ["client-without-server", "client/screens/home/home.screen.tsx", "#server/companies/companies.ts"],
  ["client-without-server", "client/root.tsx", "#server/services.ts"],
  ["database-below-domains", "server/database/open.ts", "#server/http/errors.ts"],
  ["http-below-domains", "server/http/health.ts", "#server/companies/companies.ts"],
  ["domains-apart", "server/quotes/quotes.ts", "#server/places/places.ts"],
  ["domains-apart", "server/quotes/emails/new-request-emails.ts", "#server/mail/email-view.tsx"],
  ["search-above-catalogue", "server/search/search.ts", "#server/companies/companies.ts"],
  ["companies-above-search", "server/companies/companies.ts", "#server/places/places.ts"],
  ["pure-functions", "server/geo/grid.ts", "#server/catalogue/store.ts"],
  ["domains-get-parameters", "server/quotes/quotes.ts", "../services.ts"],
  ["domains-get-parameters", "server/mail/mail.ts", "#client/root.tsx"],
  ["domains-without-http", "server/quotes/quotes.ts", "#server/http/errors.ts"],
  ["domains-without-http", "server/reviews/store.ts", "hono"],
  ["http-without-store", "server/reviews/http.ts", "./store.ts"],
  ["http-without-store", "server/companies/edit-http.ts", "./edit-store.ts"],
  ["http-without-store", "server/reviews/http.ts", "drizzle-orm"],
  ["sql-in-stores", "server/reviews/reviews.ts", "#server/database/tables/reviews.ts"],
  ["sql-in-stores", "server/reviews/score.ts", "drizzle-orm"],
  ["tests-over-http", "tests/journeys/browsing.spec.ts", "#client/root.tsx"],
  ["tests-over-http", "bench/load.ts", "#server/app.ts"],
  ["tests-over-http", "tests/cluster/load.ts", "#server/quotes/quotes.ts"],
  ["data-alone", "demo/load.ts", "#server/places/places.ts"],
  ["no-test-code", "server/services.ts", "./database/testing/test-database.ts"],
  ["no-harness", "server/services.ts", "../tests/harness/free-port.ts"],
  ["no-test-code", "bench/http-bench.ts", "../tests/security/start-product.ts"],
];

const WELCOME: Parameters<typeof code>[] = [
  ["contract/quotes.ts", "zod"],
  ["contract/quotes.ts", "./limits.ts"],
  ["client/screens/home/home.screen.tsx", "./hero.tsx"],
  ["client/screens/home/home.screen.tsx", "#client/components/paging.tsx"],
  ["server/database/tables/site.ts", "#contract/limits.ts"],
  ["server/http/limits/rate-limits.ts", "#server/database/tables/site.ts"],
  ["server/quotes/quotes.ts", "./store.ts"],
  ["server/quotes/quotes.ts", "./emails/new-request-emails.ts"],
  ["server/quotes/http.ts", "#server/http/errors.ts"],
  ["server/quotes/http.ts", "./quotes.ts"],
  ["server/quotes/store.ts", "#server/database/tables/requests.ts"],
  ["server/search/search.ts", "#server/catalogue/indexes/spatial-index.ts"],
  ["server/companies/companies.ts", "#server/search/search.ts"],
  ["server/commands/import-postcodes.ts", "#server/boot/config.ts"],
  ["tests/journeys/browsing.spec.ts", "#contract/limits.ts"],
  ["server/services.ts", "./quotes/quotes.ts"],
  ["server/quotes/quotes.test.ts", "#server/database/testing/test-database.ts"],
  ["tests/security/in-process/links.test.ts", "#client/root.tsx"],
];

test.each(REFUSED)("%s: %s may not import %s", (rule, from, specifier) => {
  expect(broken(code(from, specifier))).toContain(rule);
});

test("every rule has an import it refuses", () => {
  expect(new Set(REFUSED.map(([rule]) => rule))).toEqual(new Set(IMPORT_RULES.map(({ name }) => name)));
});

test.each(WELCOME)("%s may import %s", (from, specifier) => {
  expect(broken(code(from, specifier))).toEqual([]);
});

test("types may cross where code may not, and not everywhere", () => {
  expect(broken(type("client/context.ts", "#server/services.ts"))).toEqual([]);
  expect(broken(type("server/quotes/quotes.ts", "#server/mail/mail.ts"))).toEqual([]);
  expect(broken(type("client/components/pagination.tsx", "#server/services.ts"))).not.toEqual([]);
  expect(
    broken(type("client/screens/home/home.screen.tsx", "#client/screens/search/search.tsx")),
  ).not.toEqual([]);
});

test("imports are seen however they are written, and only those that leave nothing behind count as types", () => {
  const source = [
    'import type { A } from "#server/a.ts";',
    'import { type B } from "#server/b.ts";',
    'import "#server/c.ts";',
    'export { d } from "#server/d.ts";',
    'export * from "#server/e.ts";',
    'const f = () => import("#server/f.ts");',
  ].join("\n");
  const seen = importsOf("client/root.tsx", source).map(({ line, to, typeOnly }) => [line, to, typeOnly]);
  expect(seen).toEqual([
    [1, "server/a.ts", true],
    [2, "server/b.ts", false],
    [3, "server/c.ts", false],
    [4, "server/d.ts", false],
    [5, "server/e.ts", false],
    [6, "server/f.ts", false],
  ]);
});

test("a violation says where it is and how to put it right", () => {
  const imports = code("client/screens/home/home.screen.tsx", "../search/search.screen.tsx");
  expect(imports.flatMap(describeViolations)).toEqual([
    "client/screens/home/home.screen.tsx:1 imports client/screens/search/search.screen.tsx\n" +
      "  A screen must not import another screen. Move shared code to client/components/ or client/queries/. (screens-apart)",
  ]);
});
