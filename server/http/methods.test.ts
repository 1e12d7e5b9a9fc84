import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { answerUnrouted } from "./methods.ts";

const app = new Hono();
app.notFound(answerUnrouted(app));
app.use(async (_c, next) => next());
app.get("/companies", (c) => c.json([]));
app.post("/companies", (c) => c.json({}));

describe("methods", () => {
  it("that a path does not have are refused with those it has", async () => {
    const response = await app.request("/companies", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("of a path can be asked for", async () => {
    const response = await app.request("/companies", { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("do not matter where nothing is", async () => {
    for (const method of ["GET", "PUT", "OPTIONS"]) {
      const response = await app.request("/nowhere", { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: "Not found" });
    }
  });
});
