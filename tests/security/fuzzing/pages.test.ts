import fc from "fast-check";
import { expect, test } from "vitest";
import { ROUTES } from "#client/routes.ts";
import { cases } from "../fuzz-runs.ts";
import { hostileQuery, hostileSegment, hostileText } from "../fuzz-values.ts";
import { type Asked, ask, form } from "../http-client.ts";
import { keepsItsPromise } from "../response-invariants.ts";
import { filledIn } from "./fuzzed-requests.ts";
import { PAGES, QUERY } from "./pages.ts";

test("every page of the product is attacked here", () => {
  const paths = Object.values(ROUTES).map((path) => (path === "*" ? "/*" : path));
  expect(PAGES.map(({ path }) => path).sort()).toEqual(paths.sort());
});

const addressOf = (path: string) =>
  fc
    .tuple(
      path === "/*"
        ? fc.array(hostileSegment, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join("/")}`)
        : filledIn(path),
      hostileQuery(QUERY),
    )
    .map((parts) => parts.join(""));

for (const { path, form: fields } of PAGES) {
  test(`${path} shows something whatever its address says`, async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(path), fc.constantFrom("GET", "HEAD"), async (address, method) => {
        const asked = { method, path: address };
        keepsItsPromise(await ask(asked), asked);
      }),
      cases(),
    );
  });

  if (!fields) continue;
  test(`${path} answers whatever its form is sent with`, async () => {
    await fc.assert(
      fc.asyncProperty(filledIn(path), hostileForm(fields), async (address, sent) => {
        const asked = { path: address, ...sent };
        keepsItsPromise(await ask(asked), asked);
      }),
      cases(3),
    );
  });
}

const TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "",
];

/** A form with each field right, wrong, missing or there twice; or something that is no form. */
function hostileForm(fields: Record<string, string>): fc.Arbitrary<Omit<Asked, "path">> {
  const field = ([name, value]: [string, string]) =>
    fc
      .array(fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, hostileText), { maxLength: 2 })
      .map((values) => values.map((text) => [name, text] as [string, string]));
  const pairs = fc.tuple(...Object.entries({ ...fields, __proto__: "x", website: "" }).map(field));
  const proper = pairs.map((entries) => form(new URLSearchParams(entries.flat())));
  const improper = fc
    .tuple(hostileText, fc.constantFrom(...TYPES))
    .map(([body, type]) => ({ method: "POST", headers: { "content-type": type }, body }));
  return fc.oneof({ weight: 4, arbitrary: proper }, improper);
}
