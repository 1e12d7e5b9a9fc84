import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const app = new Hono();
app.use(canonicalPath);
app.get("*", (c) => c.text("a page"));

describe("canonical paths", () => {
  it("a path with a slash at its end redirects to the one without, with its query", async () => {
    const response = await app.request("/companies/?page=2");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/companies?page=2");
  });

  it("a redirect never leads to another host", async () => {
    for (const path of ["//evil.example/", "///evil.example//", "/\\evil.example/"]) {
      const response = await app.request(new Request(`http://localhost${path}`));
      expect(response.headers.get("location")).toBe("/evil.example");
    }
  });
});
