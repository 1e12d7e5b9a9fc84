import fc from "fast-check";
import { fuzzedQuery, fuzzedSegment, fuzzedText, jsonWithPollution, nearlyValid } from "../fuzz-values.ts";
import { adminHeaders, type HttpRequest } from "../http-client.ts";
import { TEST_COMPANY_COUNT } from "../test-companies.ts";
import type { Endpoint } from "./endpoints.ts";

const CONTENT_TYPES = ["application/json", "text/csv", "text/plain", "multipart/form-data; boundary=x", "x"];

/**
 * Values that exist: the ids of the last two test companies, and a guide. Fuzzed requests may change these two companies. Other
 * tests use the companies before them.
 */
const EXISTING = [String(TEST_COMPANY_COUNT - 1), String(TEST_COMPANY_COUNT), "waste-types"];
/** A merge takes the company that its body names out of the list. */
const MERGES_OTHER = /"companyId":([1-9]|[12]\d|3[0-8])\b/;
const NUMBERS = ["0", "-1", "99999", "2147483648", "9007199254740993"];

/** A valid or invalid value of a path parameter. */
const parameter = fc.oneof(fc.constantFrom(...EXISTING), fc.constantFrom(...NUMBERS), fuzzedSegment);

/** Replaces each parameter of a route pattern by a fuzzed value. */
export function filledPath(path: string): fc.Arbitrary<string> {
  const parts = path.split(/:[a-zA-Z]+/);
  return fc
    .array(parameter, { minLength: parts.length - 1, maxLength: parts.length - 1 })
    .map((values) => parts.map((part, index) => (index > 0 ? values[index - 1] + part : part)).join(""));
}

const csv = fc
  .array(fc.array(fuzzedText, { maxLength: 4 }), { maxLength: 4 })
  .map((rows) =>
    [
      "name,location,county,email",
      ...rows.map((row) => row.map((cell) => JSON.stringify(cell)).join(",")),
    ].join("\n"),
  );

function bodyFor({ path, body, fields = [] }: Endpoint): fc.Arbitrary<string | undefined> {
  if (!body) return fc.option(fuzzedText, { nil: undefined });
  const wellFormed = path === "/api/companies/import" ? csv : jsonWithPollution(nearlyValid(body, fields));
  const anyBody = fc.oneof({ weight: 9, arbitrary: wellFormed }, fuzzedText);
  return path.endsWith("/merge") ? anyBody.filter((text) => !MERGES_OTHER.test(text)) : anyBody;
}

/** Requests to an endpoint with valid, nearly valid and invalid parts. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<HttpRequest> {
  const { method, path, query = [], admin = false } = endpoint;
  const sends = method !== "GET";
  return fc
    .record({
      path: filledPath(path),
      query: fc.option(fuzzedQuery(query), { nil: "" }),
      body: sends ? bodyFor(endpoint) : fc.constant(undefined),
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
        ...(signedIn && adminHeaders()),
      },
    }));
}
