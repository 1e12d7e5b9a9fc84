import { beforeAll, describe, expect, test, vi } from "vitest";
import { DIRECTORY_QUOTE_BODY } from "../fuzzing/endpoints.ts";
import { adminHeaders, type HttpResponse, json, send } from "../http-client.ts";

/** Headers outside the cache key that could change a response. */
const UNKEYED: Record<string, string>[] = [
  { host: "poison.example" },
  { host: "poison.example:443" },
  { "x-forwarded-host": "poison.example" },
  { "x-forwarded-proto": "https", "x-forwarded-port": "1", "x-forwarded-scheme": "poison.example" },
  { "x-forwarded-prefix": "/poison.example", "x-forwarded-server": "poison.example" },
  { forwarded: "host=poison.example;proto=https" },
  { "x-host": "poison.example", "x-original-host": "poison.example" },
  { "x-original-url": "/admin/poison.example", "x-rewrite-url": "/admin/poison.example" },
  { "x-http-method-override": "DELETE", "x-method-override": "POST" },
  { cookie: "skip_finder_admin=poison.example; theme=poison.example" },
  { "accept-language": "poison.example", "user-agent": "poison.example" },
  { referer: "https://poison.example/", origin: "https://poison.example" },
  { range: "bytes=0-9", "if-range": "poison.example" },
  { "if-none-match": '"poison.example"', "if-modified-since": "poison.example" },
  {
    accept: "text/poison.example",
    "x-react-router-request": "poison.example",
    "x-requested-with": "poison.example",
  },
  { authorization: "Bearer poison.example" },
];

const PATHS = [
  "/",
  "/search",
  "/companies",
  "/company/1",
  "/search.data",
  "/api/companies",
  "/sitemap.xml",
  "/robots.txt",
  "/nowhere",
];

let unique = 0;
const POLLING = { timeout: 20_000, interval: 20 };

/**
 * Returns the parts of a response that must not change: the status, the header names and the body. The pattern removes data in
 * the format of React Router's framework, which pages no longer contain.
 */
const comparable = ({ status, headers, body }: HttpResponse) => ({
  status,
  headers: [...headers.keys()].sort(),
  body: body.replace(/streamController\.enqueue\(.*\);|^\[\{"_1".*/g, ""),
});

describe.each(PATHS)("cache poisoning of %s", (path) => {
  test.each(UNKEYED)("by %j does not change the next response", async (headers) => {
    unique += 1;
    const [clean, attacked] = [`${path}?u=${unique}c`, `${path}?u=${unique}a`];
    await send({ path: attacked, headers });
    // Other tests add companies at the same time, so the two responses can differ for a moment.
    await vi.waitFor(async () => {
      const next = await send({ path: attacked });
      expect(next.body).not.toContain("poison.example");
      const renamed = { ...next, body: next.body.replaceAll(`u=${unique}a`, `u=${unique}c`) };
      expect(comparable(renamed)).toEqual(comparable(await send({ path: clean })));
    }, POLLING);
  });
});

test("cache poisoning by HEAD or by a GET with a body does not change the next GET", async () => {
  const whole = await send({ path: "/api/guides" });
  for (const [index, request] of [
    { method: "HEAD" },
    { method: "GET", body: "limit=9", headers: { "content-length": 7 } },
  ].entries()) {
    const path = `/api/guides?poisoned=${index}`;
    await send({ ...request, path });
    expect((await send({ path })).body).toBe(whole.body);
  }
});

test("cache poisoning by an unusual Accept-Encoding gets an uncompressed response", async () => {
  const path = "/api/guides?encodings";
  const plain = await send({ path });
  for (const odd of [
    "br;q=0",
    "gzip;q=0.000",
    "identity",
    "*;q=0",
    "compress, deflate, zstd",
    "BR",
    "x".repeat(8_000),
    "",
  ]) {
    const response = await send({ path, headers: { "accept-encoding": odd } });
    expect([odd, response.headers.get("content-encoding"), response.body]).toEqual([
      odd,
      undefined,
      plain.body,
    ]);
  }
  expect(plain.headers.get("vary")).toBe("accept-encoding");
});

test("cache poisoning by a repeated parameter: each order of the values has its own response", async () => {
  const few = JSON.parse((await send({ path: "/api/companies?limit=2&limit=5" })).body);
  const many = JSON.parse((await send({ path: "/api/companies?limit=5&limit=2" })).body);
  expect([few.companies.length, many.companies.length]).toEqual([2, 5]);
});

describe("cache deception", () => {
  let token: string;
  beforeAll(async () => {
    const accepted = await send({ path: "/api/quotes", ...json(DIRECTORY_QUOTE_BODY) });
    token = JSON.parse(accepted.body).receiptUrl.split("/").at(-1);
    expect((await send({ path: `/receipt/${token}` })).body).toContain("ann@archer.example");
  });

  const ENDINGS = [
    "",
    ".data",
    "/x.css",
    "/x.js",
    "%2fx.css",
    ";x.css",
    "%3bx.css",
    ".css",
    "%00.css",
    "?x.css",
    "%3fx.css",
    "%23x.css",
    "%0ax.css",
  ];

  test.each(ENDINGS)(
    "with “%s” after the path: personal data is never sent without no-store",
    async (ending) => {
      const paths = [
        `/receipt/${token}`,
        `/api/receipts/${token}`,
        "/api/quotes",
        "/api/leads",
        "/api/companies.csv",
        "/admin",
      ];
      for (const path of paths) {
        for (const headers of [adminHeaders(), {}]) {
          const response = await send({ path: path + ending, headers });
          if (!/ann@archer\.example|Ann Archer/.test(response.body)) continue;
          expect([path + ending, response.headers.get("cache-control")]).toEqual([
            path + ending,
            expect.stringContaining("no-store"),
          ]);
        }
      }
    },
  );

  test("a personal response is not served to the next client", async () => {
    await send({ path: "/api/quotes", headers: adminHeaders() });
    expect((await send({ path: "/api/quotes" })).status).toBe(401);
  });
});
