import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { logRequests } from "./request-log.ts";

it("writes down which page was asked for, and never what people typed or may keep to themselves", async () => {
  const lines: string[] = [];
  const app = new Hono();
  app.use(logRequests(pino({ level: "debug" }, { write: (line: string) => lines.push(line) })));
  app.all("*", (c) => c.text("fine"));
  await app.request("/company/7?location=SW1A+1AA");
  await app.request("/quotes", { method: "POST", body: "ann@example.com" });
  await app.request(`/receipt/SF-1.${"s3cret".repeat(8)}`);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/company/7", status: 200 }),
    expect.objectContaining({ method: "POST", path: "/quotes" }),
    expect.objectContaining({ path: "/receipt/..." }),
  ]);
  expect(lines.join()).not.toMatch(/SW1A|ann@|s3cret/);
});
