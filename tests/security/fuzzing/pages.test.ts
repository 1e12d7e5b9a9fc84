import fc from "fast-check";
import { test } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { fuzzedQuery, fuzzedSegment, fuzzedText } from "../fuzz-values.ts";
import { form, type HttpRequest, send } from "../http-client.ts";
import { expectInvariants } from "../response-invariants.ts";
import { filledPath } from "./fuzzed-requests.ts";
import { PAGE_ADDRESSES, QUERY } from "./pages.ts";

const addressOf = (path: string) =>
  fc
    .tuple(
      path === "/*"
        ? fc.array(fuzzedSegment, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join("/")}`)
        : filledPath(path),
      fuzzedQuery(QUERY),
    )
    .map((parts) => parts.join(""));

for (const { path, form: fields } of PAGE_ADDRESSES) {
  test(`${path} renders a page for any query and parameters`, async () => {
    await fc.assert(
      fc.asyncProperty(addressOf(path), fc.constantFrom("GET", "HEAD"), async (address, method) => {
        const request = { method, path: address };
        expectInvariants(await send(request), request);
      }),
      fuzzParameters(),
    );
  });

  if (!fields) continue;
  test(`${path} handles any posted form without a server error`, async () => {
    await fc.assert(
      fc.asyncProperty(filledPath(path), fuzzedForm(fields), async (address, sent) => {
        const request = { path: address, ...sent };
        expectInvariants(await send(request), request);
      }),
      fuzzParameters(3),
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

/** A form with valid, fuzzed, missing and repeated fields, or a body that is not a form. */
function fuzzedForm(fields: Record<string, string>): fc.Arbitrary<Omit<HttpRequest, "path">> {
  const field = ([name, value]: [string, string]) =>
    fc
      .array(fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, fuzzedText), { maxLength: 2 })
      .map((values) => values.map((text) => [name, text] as [string, string]));
  const pairs = fc.tuple(...Object.entries({ ...fields, ["__proto__"]: "x", website: "" }).map(field));
  const proper = pairs.map((entries) => form(new URLSearchParams(entries.flat())));
  const improper = fc
    .tuple(fuzzedText, fc.constantFrom(...TYPES))
    .map(([body, type]) => ({ method: "POST", headers: { "content-type": type }, body }));
  return fc.oneof({ weight: 4, arbitrary: proper }, improper);
}
