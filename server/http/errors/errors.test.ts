import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readBody } from "../input.ts";
import { errorPageHandler } from "./error-page.ts";
import { errorHandler, problem, unlessRefused } from "./errors.ts";

const logged: Record<string, unknown>[] = [];
const log = pino({ level: "info" }, { write: (line: string) => logged.push(JSON.parse(line)) });
const review = z.object({ name: z.string().min(1, "Name is required"), rating: z.number() });

const app = new Hono();
app.onError(errorHandler(log));
app.post("/reviews", async (c) => c.json(await readBody(c, review)));
app.get("/broken", () => {
  throw new Error("the secret internals");
});
app.get("/busy", () => {
  throw problem(429, "Later, please", { headers: { "retry-after": "60" } });
});
app.get("/unreachable", () => {
  throw Object.assign(new Error("connect"), { cause: { code: "ECONNREFUSED", syscall: "connect" } });
});
app.get("/unstorable", () => {
  throw Object.assign(new Error("invalid byte sequence"), { code: "22021" });
});
app.get("/refused/:field?", (c) => {
  const field = c.req.param("field");
  const refused = field === undefined ? "stale" : "invalid";
  return c.json(unlessRefused({ refused, message: "Not like this", ...(field && { field }) }));
});
const post = (body: string) => app.request("/reviews", { method: "POST", body });

describe("an error response", () => {
  it("names each invalid field with a message", async () => {
    const response = await post('{"name":""}');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: "Name is required",
      fields: { name: "Name is required", rating: expect.any(String) },
    });
  });

  it("says that JSON is malformed", async () => {
    for (const body of ["{", "", "name=x"]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: "The request body is not valid JSON" });
    }
  });

  it("has the headers of its problem, such as Retry-After", async () => {
    const response = await app.request("/busy");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await response.json()).toEqual({ message: "Later, please" });
  });

  it("has the status and the sentence of a domain's refusal, and names its field", async () => {
    const [stale, invalid] = [await app.request("/refused"), await app.request("/refused/size")];
    expect([stale.status, await stale.json()]).toEqual([409, { message: "Not like this" }]);
    expect([invalid.status, await invalid.json()]).toEqual([
      400,
      { message: "Not like this", fields: { size: "Not like this" } },
    ]);
  });

  it("is a 503 with Retry-After while the database is unreachable", async () => {
    const response = await app.request("/unreachable");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
  });

  it("is a 400 for a value that the database cannot store", async () => {
    expect((await app.request("/unstorable")).status).toBe(400);
  });

  it("is a page for a browser that opens one, with the same status and headers", async () => {
    const pages = new Hono();
    pages.onError(errorPageHandler(errorHandler(log)));
    pages.all("/busy", () => {
      throw problem(503, "Later, <please>", { headers: { "retry-after": "5" } });
    });
    const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
    const opened = await pages.request("/busy", { headers: { accept } });
    expect([opened.status, opened.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(opened.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await opened.text();
    expect(page).toContain("<p>Later, &lt;please&gt;</p>");
    for (const link of ["", "/", "/search"]) expect(page).toContain(`href="${link}"`);
    for (const other of [{}, { method: "POST", headers: { accept } }])
      expect(await (await pages.request("/busy", other)).json()).toEqual({ message: "Later, <please>" });
  });

  it("shows no internals of an unexpected error, but a reference to the log", async () => {
    const response = await app.request("/broken");
    expect(response.status).toBe(500);
    const { message } = (await response.json()) as { message: string };
    expect(message).not.toContain("internals");
    expect(logged).toEqual([expect.objectContaining({ level: 50, path: "/broken" })]);
    expect(message).toContain(logged[0]?.requestId);
  });
});
