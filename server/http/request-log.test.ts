import { pino } from "pino";
import { expect, it } from "vitest";
import { createRequestLog } from "./request-log.ts";

function logAt(level: string, paths: readonly string[]) {
  const lines: string[] = [];
  const logRequest = createRequestLog(pino({ level }, { write: (line: string) => lines.push(line) }));
  for (const path of paths) logRequest?.({ method: "GET", path, status: 200, startedAt: performance.now() });
  return lines;
}

it("logs the path of a request without its query and without secret tokens", () => {
  const lines = logAt("debug", [
    "/company/7?location=SW1A+1AA",
    `/receipt/SF-1.${"s3cret".repeat(8)}`,
    `/api/answers/SF-1.7.${"s3cret".repeat(8)}/offer`,
  ]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: "GET", path: "/company/7", status: 200, ms: expect.any(Number) }),
    expect.objectContaining({ path: "/receipt/..." }),
    expect.objectContaining({ path: "/api/answers/.../offer" }),
  ]);
  expect(lines.join()).not.toMatch(/SW1A|s3cret/);
});

it("logs no requests at level info", () => {
  expect(logAt("info", ["/"])).toEqual([]);
});
