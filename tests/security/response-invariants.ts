import { expect } from "vitest";
import type { Answer, Asked } from "./http-client.ts";

/** What only we should see: stack traces, statements, where the product lies, how its parts are called. */
const INTERNALS = [
  /^\s+at .+[:(]\d+/m,
  /node_modules|node:internal|\bundici\b|drizzle|\bpg-pool\b/i,
  /\b(select|insert into|update|delete from) "\w+"/i,
  /Failed query|SQLSTATE|ECONNREFUSED|violates|invalid input syntax|out of range for type/,
];

const describe = ({ method = "GET", path, body }: Asked) =>
  `${method} ${path.slice(0, 300)} ${body === undefined ? "" : String(body).slice(0, 300)}`;

const isApi = (path: string) => /^\/api(\/|$)/.test(URL.parse(path, "http://x")?.pathname ?? "");

/** What every answer promises, whatever was asked. */
export function keepsItsPromise(answer: Answer, asked: Asked): void {
  const what = describe(asked);
  const { status, headers, body } = answer;
  expect(status, what).toBeLessThan(500);
  for (const internal of INTERNALS) expect(body, what).not.toMatch(internal);
  expect(body, what).not.toContain(process.cwd());
  expect(headers.get("x-content-type-options"), what).toBe("nosniff");
  expect(headers.get("x-frame-options"), what).toBe("DENY");
  expect(headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  expect(headers.has("x-powered-by"), what).toBe(false);
  if (isApi(asked.path) && status >= 400 && asked.method !== "HEAD") {
    expect(headers.get("content-type"), what).toMatch(/^application\/json/);
    expect(JSON.parse(body), what).toMatchObject({ message: expect.any(String) });
  }
}
