import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../fuzz-runs.ts";
import { hostileSegment } from "../fuzz-values.ts";
import { asAdmin, ask } from "../http-client.ts";
import { keepsItsPromise } from "../response-invariants.ts";

const ROOTS = [
  "",
  "/api",
  "/api/companies",
  "/api/admin",
  "/assets",
  "/guides/drawings",
  "/receipt",
  "/health",
];
const SEPARATORS = ["/", "//", "/./", "/../", "/%2e%2e/", "/;/", "/\\", "/%5c"];
const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "QUERY",
];

const path = fc
  .tuple(
    fc.constantFrom(...ROOTS),
    fc.array(fc.tuple(fc.constantFrom(...SEPARATORS), hostileSegment), { minLength: 1, maxLength: 6 }),
  )
  .map(([root, parts]) => root + parts.flat().join(""));

test("any path is answered, by any method", async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom(...METHODS), fc.boolean(), async (path, method, signedIn) => {
      const asked = { method, path, headers: signedIn ? asAdmin() : {} };
      const answer = await ask(asked);
      // What never reaches the product has no headers of ours, and no body either.
      if (answer.status === 400 && answer.body === "") return;
      keepsItsPromise(answer, asked);
    }),
    cases(20),
  );
});

test("a redirect never leads to another host", async () => {
  const elsewhere = fc.constantFrom(
    "evil.example",
    "%65vil.example",
    "evil.example:80",
    "@evil.example",
    "https:evil.example",
  );
  const prefix = fc.array(fc.constantFrom("/", "\\", "%2f", "%5c", "%09", ".", "%2e"), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(prefix, elsewhere, fc.constantFrom("", "/", "//", "/?x"), async (before, host, end) => {
      const asked = { path: `/${before.join("")}${host}${end}` };
      const answer = await ask(asked);
      if (answer.status !== 400) keepsItsPromise(answer, asked);
      const location = answer.headers.get("location");
      if (location === undefined) return;
      expect(new URL(location, "http://ours.example").host).toBe("ours.example");
    }),
    cases(10),
  );
});

test.each([100, 4_000, 8_000, 15_000])("an address of %i characters is answered", async (length) => {
  const long = "a".repeat(length);
  const shapes = [
    `/${long}`,
    `/search?location=${long}`,
    `/api/companies?search=${long}`,
    `/${"/".repeat(length)}b`,
  ];
  const many = [
    `/search?${"x=1&".repeat(length / 4)}`,
    `/a${"/".repeat(length)}b`,
    `/${"a/".repeat(length / 2)}`,
  ];
  for (const path of [...shapes, ...many, `/${"%41".repeat(length / 3)}`]) {
    const asked = { path };
    keepsItsPromise(await ask(asked), asked);
  }
});

test("an address that is too long is refused before it is read", async () => {
  expect((await ask({ path: `/${"a".repeat(20_000)}` })).status).toBe(431);
});
