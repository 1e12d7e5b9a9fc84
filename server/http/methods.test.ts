import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { notFoundHandler } from "./methods.ts";

const app = new Hono();
app.notFound(notFoundHandler(app));
app.use(async (_c, next) => next());
app.get("/companies", (c) => c.json([]));
app.post("/companies", (c) => c.json({}));

describe("a request without a route", () => {
  it("answers 405 with the allowed methods of the path", async () => {
    const response = await app.request("/companies", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("answers OPTIONS with the allowed methods of the path", async () => {
    const response = await app.request("/companies", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("answers 404 to every method of an unknown path", async () => {
    for (const method of ["GET", "PUT", "OPTIONS"]) {
      const response = await app.request("/nowhere", { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "Not found" });
    }
  });
});
