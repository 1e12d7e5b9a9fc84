import { expect, test } from "vitest";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";
import { PAGES } from "../fuzzing/pages.ts";
import { asAdmin, ask } from "../http-client.ts";

const EVIL = [
  "https://evil.example",
  "null",
  "http://127.0.0.1.evil.example",
  "http://localhost:1",
  "file://",
  "x",
];

const filled = (path: string) => path.replace(/:[a-zA-Z]+/g, "1").replace("*", "nowhere");
const endpoints = ENDPOINTS.map(({ method, path }) => ({ method, path: filled(path) }));
const posts = PAGES.filter(({ form }) => form).map(({ path }) => ({ method: "POST", path: filled(path) }));
const pages = PAGES.map(({ path }) => ({ method: "GET", path: filled(path) }));

test.each([...endpoints.filter(({ method }) => method !== "GET"), ...posts])(
  "cross-site request forgery: $method $path is refused from another origin, an opaque one too",
  async (asked) => {
    for (const origin of EVIL) {
      const answer = await ask({ ...asked, headers: { origin, ...asAdmin() } });
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
  },
);

test.each([...endpoints, ...pages])(
  "cross-origin reading: $method $path gives no other site leave to read or to send",
  async ({ method, path }) => {
    for (const origin of EVIL) {
      const asks = {
        "access-control-request-method": method,
        "access-control-request-headers": "authorization",
      };
      for (const asked of [
        { method, path },
        { method: "OPTIONS", path },
      ]) {
        const { headers } = await ask({ ...asked, headers: { origin, ...asks } });
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
    }
  },
);

test.each([
  ...endpoints,
  ...pages,
  { method: "GET", path: "/api/nothing" },
  { method: "PATCH", path: "/terms" },
])("clickjacking: what $method $path answers is shown in nobody's frame", async (asked) => {
  const { headers } = await ask(asked);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each(pages)("script injection: the policy of $path runs our own scripts alone", async ({ path }) => {
  const policy = (await ask({ path })).headers.get("content-security-policy") ?? "";
  const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule]));
  expect(rules.get("script-src")).toBe("script-src 'self'");
  expect(rules.get("default-src")).toBe("default-src 'self'");
  for (const closed of ["object-src", "base-uri"]) expect(rules.get(closed)).toBe(`${closed} 'none'`);
  expect(rules.get("form-action")).toBe("form-action 'self'");
});

test("reverse tabnabbing and leaking referrers: no page is opened by another, nor tells it where one was", async () => {
  const { headers } = await ask({ path: "/" });
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect((await ask({ path: "/receipt/x" })).headers.get("referrer-policy")).toBe("same-origin");
});
