import fc from "fast-check";
import { almost, hostileQuery, hostileSegment, hostileText, writtenJson } from "../fuzz-values.ts";
import { type Asked, asAdmin } from "../http-client.ts";
import { COMPANIES } from "../test-companies.ts";
import type { Endpoint } from "./endpoints.ts";

const CONTENT_TYPES = ["application/json", "text/csv", "text/plain", "multipart/form-data; boundary=x", "x"];

/** What exists, and may come to be something else: the tests of attacks rely on the companies before these. */
const EXISTING = [String(COMPANIES - 1), String(COMPANIES), "waste-types"];
const NUMBERS = ["0", "-1", "99999", "2147483648", "9007199254740993"];

/** What may stand for a parameter of a path: something that exists, or nonsense. */
const parameter = fc.oneof(fc.constantFrom(...EXISTING), fc.constantFrom(...NUMBERS), hostileSegment);

/** A path with something in place of each of its parameters. */
export function filledIn(path: string): fc.Arbitrary<string> {
  const parts = path.split(/:[a-zA-Z]+/);
  return fc
    .array(parameter, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, index) => (index > 0 ? values[index - 1] + part : part)).join(""));
}

const csv = fc
  .array(fc.array(hostileText, { maxLength: 4 }), { maxLength: 4 })
  .map((rows) =>
    [
      "name,location,county,email",
      ...rows.map((row) => row.map((cell) => JSON.stringify(cell)).join(",")),
    ].join("\n"),
  );

function bodyOf({ path, body, fields = [] }: Endpoint): fc.Arbitrary<string | undefined> {
  if (!body) return fc.option(hostileText, { nil: undefined });
  const wellFormed = path === "/api/companies/import" ? csv : writtenJson(almost(body, fields));
  return fc.oneof({ weight: 9, arbitrary: wellFormed }, hostileText);
}

/** Requests that look more or less like what an endpoint expects. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<Asked> {
  const { method, path, query = [], admin = false } = endpoint;
  const sends = method !== "GET";
  return fc
    .record({
      path: filledIn(path),
      query: fc.option(hostileQuery(query), { nil: "" }),
      body: sends ? bodyOf(endpoint) : fc.constant(undefined),
      type: fc.oneof(
        { weight: 4, arbitrary: fc.constant("application/json") },
        fc.constantFrom(...CONTENT_TYPES),
      ),
      key: fc.option(fc.constantFrom("key", "k".repeat(300), "a b", "\u00e9")),
      signedIn: admin
        ? fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false))
        : fc.constant(false),
    })
    .map(({ path, query, body, type, key, signedIn }) => ({
      method,
      path: path + query,
      ...(body !== undefined && { body }),
      headers: {
        ...(body !== undefined && { "content-type": type }),
        ...(sends && key && { "idempotency-key": key }),
        ...(signedIn && asAdmin()),
      },
    }));
}
