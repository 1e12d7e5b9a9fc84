import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const app = new Hono();
app.use(canonicalPath);
app.get("*", (c) => c.text("a page"));

describe("canonical paths", () => {
  it("a path with a slash at its end redirects to the one without, with its query", async () => {
    const response = await app.request("/companies/?page=2");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/companies?page=2");
  });

  it.each([
    ["/plan?asked=1&kind=clear-out&bags=&stands=&date=", "/plan?asked=1&kind=clear-out"],
    ["/search?location=+&radius=30", "/search?radius=30"],
    ["/what-goes-in?find=", "/what-goes-in"],
    ["/what-goes-in/?find=%20", "/what-goes-in"],
  ])("a page's URL has no empty parameters: %s", async (from, to) => {
    const response = await app.request(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });

  it.each(["/api/companies?location=", "/search?location=a=b&x", "/search?location=%20a"])(
    "%s stays as it is",
    async (path) => {
      expect((await app.request(path)).status).toBe(200);
    },
  );

  it("no cache keeps the redirect of an address with a secret", async () => {
    const response = await app.request(`/receipt/${"t".repeat(43)}/`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await app.request("/companies/")).headers.get("cache-control")).toBe(null);
  });

  it("a redirect never leads to another host", async () => {
    for (const path of ["//evil.example/", "///evil.example//", "/\\evil.example/"]) {
      const response = await app.request(new Request(`http://localhost${path}`));
      expect(response.headers.get("location")).toBe("/evil.example");
    }
  });
});
