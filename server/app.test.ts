import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "#contract/limits.ts";
import { companies } from "./database/tables/companies.ts";
import { openTestApp } from "./testing/test-app.ts";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
  await app.database
    .insert(companies)
    .values({ id: 7, name: "Acme Skips", location: "Leeds", county: "West Yorkshire" });
  await app.services.companies.refresh([7]);
});
afterAll(() => app.close());

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

describe("the API", () => {
  it("answers an unknown path with a JSON 404, whatever the method", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const response = await app.request("/api/nothing-here", { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "Not found" });
    }
    expect((await app.request("/api")).status).toBe(404);
  });

  it("refuses a body over 64 KB with 413, with and without Content-Length", async () => {
    const large = JSON.stringify({ name: "x".repeat(MAX_BODY_BYTES) });
    const announced = await post("/api/leads", large, { "content-length": String(large.length) });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toEqual({ message: "The request is too large: 64 KB is the most" });
    expect((await post("/api/leads", large)).status).toBe(413);
  });

  it("refuses malformed JSON and invalid fields with 400", async () => {
    for (const body of ["{", "null", "[]", '{"name":7}']) {
      const response = await post("/api/leads", body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
    for (const path of ["/api/companies?radius=abc", "/api/companies/seven", "/api/companies/%00"]) {
      expect((await app.request(path)).status).toBe(400);
    }
  });

  it("refuses a write that another website made a browser send", async () => {
    expect((await post("/api/leads", "{}", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("/api/leads", "{}", { origin: "http://localhost:3000" })).status).toBe(400);
  });

  it("caches a response until a change is written, and shows the change in the next response", async () => {
    const before = await app.fetch("/api/companies/7");
    expect(before.headers.get("cache-control")).toBe("no-cache");
    const etag = before.headers.get("etag") ?? "";
    expect((await app.fetch("/api/companies/7", { headers: { "if-none-match": etag } })).status).toBe(304);
    const review = { companyId: 7, customerName: "Ann", rating: 5, title: "Good", content: "On time." };
    expect((await post("/api/reviews", JSON.stringify(review))).status).toBe(201);
    const after = await app.fetch("/api/companies/7", { headers: { "if-none-match": etag } });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ reviewCount: 16 });
    expect(await (await app.fetch("/api/companies/7/reviews")).json()).toHaveLength(1);
  });

  it("shows quote requests only to the administrator, with no-store", async () => {
    const refused = await app.request("/api/quotes");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    const { token } = (await (await post("/api/admin/login", '{"password":"correct horse"}')).json()) as {
      token: string;
    };
    const read = await app.request("/api/quotes", { headers: { authorization: `Bearer ${token}` } });
    expect(await read.json()).toEqual([]);
    expect(read.headers.get("cache-control")).toContain("no-store");
  });
});

it("a list of companies has the same ETag from the cache", async () => {
  const init = { headers: { "accept-encoding": "identity" } };
  const made = await app.fetch("/api/companies?location=Leeds", init);
  const cached = await app.fetch("/api/companies?location=Leeds", init);
  expect([made.status, cached.status]).toEqual([200, 200]);
  expect(cached.headers.get("etag")).toBe(made.headers.get("etag"));
  expect(await cached.text()).toBe(await made.text());
});

describe("pages", () => {
  it("come with a policy that allows script files of this site only, no inline script, and a map in a frame", async () => {
    const page = await app.request("/search?location=Leeds");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src https://www.google.com https://maps.google.com;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("are the same from the cache", async () => {
    const withoutDate = ({ headers }: Response) => ({ ...Object.fromEntries(headers), date: "" });
    const init = { headers: { "accept-encoding": "identity" } };
    const [first, second] = [await app.fetch("/search?a=1", init), await app.fetch("/search?a=1", init)];
    expect(withoutDate(second)).toEqual(withoutDate(first));
    expect(await second.text()).toBe(await first.text());
  });

  it("contain nothing about the visitor", async () => {
    const page = await app.request("/search?b=1&page=2", {
      headers: { cookie: "a=1", host: "evil.example" },
    });
    expect(await page.text()).toContain("<p>/search?page=2 GET</p>");
  });

  it("answer 404 at unknown paths", async () => {
    expect((await app.request("/nowhere")).status).toBe(404);
    expect(await (await app.request("/%E0%A4%A")).text()).toContain("<p>/not-found GET</p>");
    expect(await (await app.request("/%09/https:evil")).text()).toContain("<p>/not-found GET</p>");
    const oldFile = await app.request("/assets/replaced-by-a-newer-build.js");
    expect([oldFile.status, await oldFile.json()]).toEqual([404, { message: "Not found" }]);
  });

  it("have one URL each", async () => {
    const response = await app.request("/search/?location=Leeds");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/search?location=Leeds"]);
  });

  it("accept forms, but contain nothing about the sender", async () => {
    const form = { method: "POST", body: new URLSearchParams({ intent: "withdraw" }) };
    const posted = await app.request("/receipt/1", { ...form, headers: { cookie: "a=1" } });
    expect(await posted.text()).toContain("POST intent withdraw content-type");
    const foreign = await app.request("/receipt/1", { ...form, headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect((await app.request("/receipt/1", { method: "POST", body: "x".repeat(70_000) })).status).toBe(413);
    const elsewhere = await app.request("/terms", form);
    expect([elsewhere.status, elsewhere.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("accept nothing but forms, and no text that the database cannot store", async () => {
    const sent: [string, string, number][] = [
      ["application/json", "{}", 415],
      ["multipart/form-data", "no boundary", 400],
      ["application/x-www-form-urlencoded", "intent=%00", 400],
    ];
    for (const [type, body, status] of sent) {
      const headers = { "content-type": type };
      const answer = await app.request("/receipt/1", { method: "POST", body, headers });
      expect([type, answer.status]).toEqual([type, status]);
    }
    const headers = { "content-encoding": "gzip" };
    expect((await app.request("/receipt/1", { method: "POST", body: "x", headers })).status).toBe(415);
  });

  it("answer HEAD and refuse other methods", async () => {
    const head = await app.request("/search", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const refused = await app.request("/search", { method: "DELETE" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});

describe("for search engines", () => {
  it("robots.txt allows every crawler and names the sitemap", async () => {
    const text = await (await app.request("/robots.txt")).text();
    expect(text).toBe("User-agent: *\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n");
  });

  it("the sitemap lists companies and guides, and new ones at once", async () => {
    const sitemap = await app.request("/sitemap.xml");
    expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const xml = await sitemap.text();
    expect(xml).toContain("<loc>http://localhost:3000/company/7</loc>");
    expect(xml).toContain("<loc>http://localhost:3000/guides/waste-types</loc>");
    await app.database
      .insert(companies)
      .values({ id: 8, name: "Beta", location: "Leeds", county: "West Yorkshire" });
    await app.services.companies.refresh([8]);
    expect(await (await app.request("/sitemap.xml")).text()).toContain("/company/8</loc>");
    expect((await app.request("/sitemap-1.xml")).status).toBe(404);
  });
});

it("every response has the security headers, and every page those of its window", async () => {
  const paths = [
    "/",
    "/nowhere",
    "/api/companies",
    "/api/nothing",
    "/robots.txt",
    "/health/live",
    "/search/",
  ];
  for (const path of [...paths, "/guides/drawings/waste-types.svg"]) {
    const { headers } = await app.request(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    expect(headers.has("permissions-policy"), path).toBe(isPage);
    expect(headers.has("cross-origin-opener-policy"), path).toBe(isPage);
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("strict-transport-security"), path).toBeNull();
  }
});

it("a site with https sends Strict-Transport-Security", async () => {
  const secure = await openTestApp({ env: { PUBLIC_URL: "https://skips.example", TRUST_PROXY: "1" } });
  const { headers } = await secure.request("/");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  await secure.close();
});
