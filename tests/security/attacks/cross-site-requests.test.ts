import { expect, test } from "vitest";
import { isOpenToOtherSites } from "#contract/api/call.ts";
import { API_CALLS } from "#contract/api/groups.ts";
import { ENDPOINTS } from "../fuzzing/endpoints.ts";
import { PAGE_ADDRESSES } from "../fuzzing/pages.ts";
import { adminHeaders, send } from "../http-client.ts";

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
/** The reads of the API that scripts of other sites may make too. */
const open = new Set(
  Object.values(API_CALLS)
    .filter(isOpenToOtherSites)
    .map(({ path }) => filled(`/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)),
);
const posts = PAGE_ADDRESSES.filter(({ form }) => form).map(({ path }) => ({
  method: "POST",
  path: filled(path),
}));
const pages = PAGE_ADDRESSES.map(({ path }) => ({ method: "GET", path: filled(path) }));

test.each([...endpoints.filter(({ method }) => method !== "GET"), ...posts])(
  "cross-site request forgery: $method $path is refused from another or an opaque origin",
  async (request) => {
    for (const origin of EVIL) {
      const response = await send({ ...request, headers: { origin, ...adminHeaders() } });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
  },
);

test.each([...endpoints, ...pages])(
  "cross-origin reading: $method $path sends no CORS headers, unless it is a public read of the API",
  async ({ method, path }) => {
    for (const origin of EVIL) {
      const preflight = {
        "access-control-request-method": method,
        "access-control-request-headers": "authorization",
      };
      for (const request of [
        { method, path },
        { method: "OPTIONS", path },
      ]) {
        const { headers } = await send({ ...request, headers: { origin, ...preflight } });
        const isOpen = request.method === "GET" && open.has(path);
        expect([...headers].filter(([name]) => name.startsWith("access-control-"))).toEqual(
          isOpen ? [["access-control-allow-origin", "*"]] : [],
        );
      }
    }
  },
);

test.each([
  ...endpoints,
  ...pages,
  { method: "GET", path: "/api/nothing" },
  { method: "PATCH", path: "/terms" },
])("clickjacking: the response to $method $path forbids framing", async (request) => {
  const { headers } = await send(request);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each(pages)(
  "script injection: the content security policy of $path allows only scripts of this site",
  async ({ path }) => {
    const { status, headers } = await send({ path });
    // Without a session, the page of figures leads to the sign-in, and a redirect has no document.
    if (path === "/admin/figures") return expect(status).toBe(303);
    const policy = headers.get("content-security-policy") ?? "";
    const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule]));
    expect(rules.get("script-src")).toBe("script-src 'self'");
    expect(rules.get("default-src")).toBe("default-src 'self'");
    for (const closed of ["object-src", "base-uri"]) expect(rules.get(closed)).toBe(`${closed} 'none'`);
    expect(rules.get("form-action")).toBe("form-action 'self'");
  },
);

test("reverse tabnabbing and referrer leaks: pages set an opener policy and a referrer policy", async () => {
  const { headers } = await send({ path: "/" });
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  for (const path of ["/receipt/x", "/answer/x"])
    expect((await send({ path })).headers.get("referrer-policy")).toBe("same-origin");
});
