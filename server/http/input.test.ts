import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { newQuote } from "#contract/quotes.ts";
import { errorHandler } from "./errors/errors.ts";
import { readBody } from "./input.ts";

it("refuses a body of thousands of values before it writes a problem for each", async () => {
  const app = new Hono().onError(errorHandler(pino({ level: "silent" })));
  app.post("/", async (c) => c.json(await readBody(c, newQuote)));
  const send = async (companies: unknown[]) => {
    const response = await app.request("/", { method: "POST", body: JSON.stringify({ companies }) });
    return { status: response.status, body: await response.json() };
  };
  expect(await send(Array.from({ length: 20_000 }, () => ({})))).toEqual({
    status: 413,
    body: { message: "The request has more than 1000 values" },
  });
  const nested = Array.from({ length: 50 }, () => ({ id: Array.from({ length: 50 }, () => null) }));
  expect((await send(nested)).status).toBe(413);
  expect((await send([{ id: 1 }])).status).toBe(400);
});
