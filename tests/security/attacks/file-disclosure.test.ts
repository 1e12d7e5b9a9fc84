import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../fuzz-runs.ts";
import { ask } from "../http-client.ts";
import { keepsItsPromise } from "../response-invariants.ts";

const UP = [
  "..",
  "%2e%2e",
  ".%2e",
  "%2e.",
  "..%2f",
  "..%5c",
  "..\\",
  "%252e%252e",
  "%c0%ae%c0%ae",
  "..;",
  "....//",
  "%uff0e%uff0e",
  "..%00",
];
const ROOTS = ["", "/assets", "/guides/drawings", "/api", "/static"];
const TARGETS = [
  "package.json",
  "server/main.js",
  "etc/passwd",
  ".env",
  ".git/config",
  ".vite/manifest.json",
  "proc/self/environ",
  "start.js",
];

/** What stands in those files. */
const CONTENT = /"dependencies"|react-router build|root:x:0|repositoryformatversion|ADMIN_PASSWORD|import \{/;

test("directory traversal: no way up leads to a file beside those we serve", async () => {
  const path = fc
    .tuple(
      fc.constantFrom(...ROOTS),
      fc.array(fc.constantFrom(...UP), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...TARGETS),
    )
    .map(([root, ups, target]) => [root, ...ups, target].join("/"));
  await fc.assert(
    fc.asyncProperty(path, async (path) => {
      const answer = await ask({ path });
      expect(answer.body).not.toMatch(CONTENT);
      if (answer.status !== 400) keepsItsPromise(answer, { path });
    }),
    cases(10),
  );
});

test("forced browsing: what lies beside the pages but is not for visitors is not there", async () => {
  const hidden = [
    "/.vite/manifest.json",
    "/.env",
    "/.git/config",
    "/package.json",
    "/server/main.js",
    "/build/server/main.js",
  ];
  for (const path of [...hidden, "/node_modules/hono/package.json", "/.data/admin-password", "/assets"])
    expect([path, (await ask({ path })).status]).toEqual([path, 404]);
});

test("source disclosure: scripts come without maps to what they were made of", async () => {
  const home = await ask({ path: "/" });
  const scripts = [...new Set(home.body.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    expect((await ask({ path })).body).not.toContain("sourceMappingURL");
    expect((await ask({ path: `${path}.map` })).status).toBe(404);
  }
});

test("MIME sniffing: everything says what it is, and that it is nothing else", async () => {
  for (const path of [
    "/",
    "/robots.txt",
    "/favicon.svg",
    "/api/companies",
    "/api/nothing",
    "/sitemap.xml",
    "/guides/drawings/waste-types.svg",
  ]) {
    const { headers } = await ask({ path });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBeTruthy();
  }
});
