import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { fuzzedSegment } from "../fuzz-values.ts";
import { adminHeaders, send } from "../http-client.ts";
import { expectInvariants } from "../response-invariants.ts";

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
    fc.array(fc.tuple(fc.constantFrom(...SEPARATORS), fuzzedSegment), { minLength: 1, maxLength: 6 }),
  )
  .map(([root, parts]) => root + parts.flat().join(""));

test("no path and method cause a server error", async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom(...METHODS), fc.boolean(), async (path, method, signedIn) => {
      const request = { method, path, headers: signedIn ? adminHeaders() : {} };
      const response = await send(request);
      // Node itself answers a malformed request, with an empty 400 response without our headers.
      if (response.status === 400 && response.body === "") return;
      expectInvariants(response, request);
    }),
    fuzzParameters(20),
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
      const request = { path: `/${before.join("")}${host}${end}` };
      const response = await send(request);
      if (response.status !== 400) expectInvariants(response, request);
      const location = response.headers.get("location");
      if (location === undefined) return;
      expect(new URL(location, "http://ours.example").host).toBe("ours.example");
    }),
    fuzzParameters(10),
  );
});

test.each([100, 4_000, 8_000, 15_000])("a URL of %i characters causes no server error", async (length) => {
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
    const request = { path };
    expectInvariants(await send(request), request);
  }
});

test("a URL of 20,000 characters is refused with 431", async () => {
  expect((await send({ path: `/${"a".repeat(20_000)}` })).status).toBe(431);
});
