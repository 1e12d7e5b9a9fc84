import { beforeAll, describe, expect, test, vi } from "vitest";
import { DIRECTORY_QUOTE } from "../fuzzing/endpoints.ts";
import { type Answer, asAdmin, ask, json } from "../http-client.ts";

/** What caches do not tell requests apart by, but careless servers answer differently to. */
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
const HURRIED = { timeout: 20_000, interval: 20 };

/** All but the data for the page's script: they hold the moment at which the page was made. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: [...headers.keys()].sort(),
  body: body.replace(/streamController\.enqueue\(.*\);|^\[\{"_1".*/g, ""),
});

describe.each(PATHS)("cache poisoning of %s", (path) => {
  test.each(UNKEYED)("by %j: who asks next gets what everybody gets", async (headers) => {
    unique += 1;
    const [clean, attacked] = [`${path}?u=${unique}c`, `${path}?u=${unique}a`];
    await ask({ path: attacked, headers });
    // Other tests add companies meanwhile, and both answers have to come from the same directory.
    await vi.waitFor(async () => {
      const next = await ask({ path: attacked });
      expect(next.body).not.toContain("poison.example");
      const renamed = { ...next, body: next.body.replaceAll(`u=${unique}a`, `u=${unique}c`) };
      expect(comparable(renamed)).toEqual(comparable(await ask({ path: clean })));
    }, HURRIED);
  });
});

test("cache poisoning by HEAD, or by a body with a GET: the next GET has its own answer", async () => {
  const whole = await ask({ path: "/api/guides" });
  for (const [index, asked] of [
    { method: "HEAD" },
    { method: "GET", body: "limit=9", headers: { "content-length": 7 } },
  ].entries()) {
    const path = `/api/guides?poisoned=${index}`;
    await ask({ ...asked, path });
    expect((await ask({ path })).body).toBe(whole.body);
  }
});

test("cache poisoning by odd encodings: nobody gets bytes they cannot read", async () => {
  const path = "/api/guides?encodings";
  const plain = await ask({ path });
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
    const answer = await ask({ path, headers: { "accept-encoding": odd } });
    expect([odd, answer.headers.get("content-encoding"), answer.body]).toEqual([odd, undefined, plain.body]);
  }
  expect(plain.headers.get("vary")).toBe("accept-encoding");
});

test("cache poisoning by a parameter said twice: each order has its own answer", async () => {
  const few = JSON.parse((await ask({ path: "/api/companies?limit=2&limit=5" })).body);
  const many = JSON.parse((await ask({ path: "/api/companies?limit=5&limit=2" })).body);
  expect([few.companies.length, many.companies.length]).toEqual([2, 5]);
});

describe("cache deception", () => {
  let token: string;
  beforeAll(async () => {
    const accepted = await ask({ path: "/api/quotes", ...json(DIRECTORY_QUOTE) });
    token = JSON.parse(accepted.body).receiptUrl.split("/").at(-1);
    expect((await ask({ path: `/receipt/${token}` })).body).toContain("ann@archer.example");
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

  test.each(ENDINGS)("with “%s” after its address: what is personal is kept by nobody", async (ending) => {
    const paths = [
      `/receipt/${token}`,
      `/api/receipts/${token}`,
      "/api/quotes",
      "/api/leads",
      "/api/companies.csv",
      "/admin",
    ];
    for (const path of paths) {
      for (const headers of [asAdmin(), {}]) {
        const answer = await ask({ path: path + ending, headers });
        if (!/ann@archer\.example|Ann Archer/.test(answer.body)) continue;
        expect([path + ending, answer.headers.get("cache-control")]).toEqual([
          path + ending,
          expect.stringContaining("no-store"),
        ]);
      }
    }
  });

  test("a personal answer is never given to who asks next", async () => {
    await ask({ path: "/api/quotes", headers: asAdmin() });
    expect((await ask({ path: "/api/quotes" })).status).toBe(401);
  });
});
