import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { send } from "../http-client.ts";
import { expectInvariants } from "../response-invariants.ts";

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

/** Matches typical content of files such as those in `TARGETS`. */
const CONTENT = /"dependencies"|react-router build|root:x:0|repositoryformatversion|ADMIN_PASSWORD|import \{/;

test("path traversal: no path leads to a file outside the public folders", async () => {
  const path = fc
    .tuple(
      fc.constantFrom(...ROOTS),
      fc.array(fc.constantFrom(...UP), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...TARGETS),
    )
    .map(([root, ups, target]) => [root, ...ups, target].join("/"));
  await fc.assert(
    fc.asyncProperty(path, async (path) => {
      const response = await send({ path });
      expect(response.body).not.toMatch(CONTENT);
      if (response.status !== 400) expectInvariants(response, { path });
    }),
    fuzzParameters(10),
  );
});

test("forced browsing: files of the build and the project answer 404", async () => {
  const hidden = [
    "/.vite/manifest.json",
    "/.env",
    "/.git/config",
    "/package.json",
    "/server/main.js",
    "/build/server/main.js",
  ];
  for (const path of [...hidden, "/node_modules/hono/package.json", "/.data/admin-password", "/assets"])
    expect([path, (await send({ path })).status]).toEqual([path, 404]);
});

test("source disclosure: scripts have no public source maps", async () => {
  const home = await send({ path: "/" });
  const scripts = [...new Set(home.body.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    expect((await send({ path })).body).not.toContain("sourceMappingURL");
    expect((await send({ path: `${path}.map` })).status).toBe(404);
  }
});

test("MIME sniffing: every response has a Content-Type and nosniff", async () => {
  for (const path of [
    "/",
    "/robots.txt",
    "/favicon.svg",
    "/apple-touch-icon.png",
    "/site.webmanifest",
    "/previews/site.png",
    "/api/companies",
    "/api/nothing",
    "/sitemap.xml",
    "/guides/drawings/waste-types.svg",
  ]) {
    const { headers } = await send({ path });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBeTruthy();
  }
});
