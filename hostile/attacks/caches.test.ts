import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, asAdmin, ask, json } from "../asking.ts";
import { DIRECTORY_QUOTE } from "../everywhere/endpoints.ts";

/** What caches do not tell requests apart by, but careless servers answer differently to. */
const UNKEYED: Record<string, string>[] = [
  { host: "evil.example" },
  { host: "evil.example:443" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "https", "x-forwarded-port": "1", "x-forwarded-scheme": "evil.example" },
  { "x-forwarded-prefix": "/evil.example", "x-forwarded-server": "evil.example" },
  { forwarded: "host=evil.example;proto=https" },
  { "x-host": "evil.example", "x-original-host": "evil.example" },
  { "x-original-url": "/admin/evil.example", "x-rewrite-url": "/admin/evil.example" },
  { "x-http-method-override": "DELETE", "x-method-override": "POST" },
  { cookie: "skip_finder_admin=evil.example; theme=evil.example" },
  { "accept-language": "evil.example", "user-agent": "evil.example" },
  { referer: "https://evil.example/", origin: "https://evil.example" },
  { range: "bytes=0-9", "if-range": "evil.example" },
  { "if-none-match": '"evil.example"', "if-modified-since": "evil.example" },
  {
    accept: "text/evil.example",
    "x-react-router-request": "evil.example",
    "x-requested-with": "evil.example",
  },
  { authorization: "Bearer evil.example" },
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
    const first = await ask({ path: attacked, headers });
    const next = await ask({ path: attacked });
    for (const { body } of [first, next]) expect(body).not.toContain("evil.example");
    const renamed = { ...next, body: next.body.replaceAll(`u=${unique}a`, `u=${unique}c`) };
    expect(comparable(renamed)).toEqual(comparable(await ask({ path: clean })));
  });
});

test("cache poisoning by HEAD, or by a body with a GET: the next GET has its own answer", async () => {
  const whole = await ask({ path: "/api/companies?limit=3" });
  for (const [index, asked] of [
    { method: "HEAD" },
    { method: "GET", body: "limit=9", headers: { "content-length": 7 } },
  ].entries()) {
    const path = `/api/companies?limit=3&poisoned=${index}`;
    await ask({ ...asked, path });
    expect((await ask({ path })).body).toBe(whole.body);
  }
});

test("cache poisoning by odd encodings: nobody gets bytes they cannot read", async () => {
  const path = "/api/companies?limit=30&encodings";
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
