import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { errorHandler } from "../errors/errors.ts";
import { sameOrigin } from "./same-origin.ts";

function serve(publicUrl: string) {
  const app = new Hono();
  app.onError(errorHandler(pino({ level: "silent" })));
  app.use(sameOrigin({ publicUrl }));
  app.post("/reviews", (c) => c.json({}));
  return (headers: Record<string, string> = {}) => app.request("/reviews", { method: "POST", headers });
}

const post = serve("https://skips.example");

describe("a write", () => {
  it("is refused from another website", async () => {
    for (const origin of [
      "https://evil.example",
      "http://skips.example",
      "null",
      "https://skips.example.evil.example",
    ]) {
      const response = await post({ origin, host: "10.0.0.1:3000" });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        message: "This request came from another website, so it was not accepted",
      });
    }
  });

  it("is refused if only Sec-Fetch-Site says that it is foreign", async () => {
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await post({ "sec-fetch-site": "cross-site", origin: "https://skips.example" })).status).toBe(
      200,
    );
  });

  it("is accepted from the product's own pages", async () => {
    expect((await post({ origin: "https://skips.example" })).status).toBe(200);
  });

  it("is accepted under any host name only without https: DNS rebinding and a forged host", async () => {
    const other = { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" };
    expect((await serve("http://localhost:3000")(other)).status).toBe(200);
    for (const origin of [other, { origin: "https://rebound.example", host: "rebound.example" }])
      expect((await post(origin)).status).toBe(403);
  });

  it("is accepted from a program, which sends no origin", async () => {
    expect((await post()).status).toBe(200);
  });
});
