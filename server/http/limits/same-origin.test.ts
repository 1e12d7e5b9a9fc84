import { Hono } from "hono";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { answerErrors } from "../errors/errors.ts";
import { sameOrigin } from "./same-origin.ts";

const app = new Hono();
app.onError(answerErrors(pino({ level: "silent" })));
app.use(sameOrigin({ publicUrl: "https://skips.example" }));
app.post("/reviews", (c) => c.json({}));
const post = (headers: Record<string, string> = {}) => app.request("/reviews", { method: "POST", headers });

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

  it("is accepted from the product's own pages, under any host name", async () => {
    expect((await post({ origin: "https://skips.example" })).status).toBe(200);
    expect((await post({ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" })).status).toBe(200);
  });

  it("is accepted from a program, which sends no origin", async () => {
    expect((await post()).status).toBe(200);
  });
});
