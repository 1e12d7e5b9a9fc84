import { expect } from "vitest";
import type { HttpRequest, HttpResponse } from "./http-client.ts";

/** Stack traces, module names, SQL statements and error codes, which no response may contain. */
const INTERNALS = [
  /^\s+at .+[:(]\d+/m,
  /node_modules|node:internal|\bundici\b|drizzle|\bpg-pool\b/i,
  /\b(select|insert into|update|delete from) "\w+"/i,
  /Failed query|SQLSTATE|ECONNREFUSED|violates|invalid input syntax|out of range for type/,
];

const describeRequest = ({ method = "GET", path, body }: HttpRequest) =>
  `${method} ${path.slice(0, 300)} ${body === undefined ? "" : String(body).slice(0, 300)}`;

const isApi = (path: string) => /^\/api(\/|$)/.test(URL.parse(path, "http://x")?.pathname ?? "");

/** Checks what holds for every response: no server error, nothing internal, security headers, and JSON for API errors. */
export function expectInvariants(response: HttpResponse, request: HttpRequest): void {
  const what = describeRequest(request);
  const { status, headers, body } = response;
  expect(status, what).toBeLessThan(500);
  // Node answers by itself if the request line and headers are too long. Such a response has no content.
  if (status === 431) {
    expect(body, what).toBe("");
    return;
  }
  for (const internal of INTERNALS) expect(body, what).not.toMatch(internal);
  expect(body, what).not.toContain(process.cwd());
  expect(headers.get("x-content-type-options"), what).toBe("nosniff");
  expect(headers.get("x-frame-options"), what).toBe("DENY");
  expect(headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
  // Public reads of the API may be read by scripts of other sites, without credentials; nothing else.
  const shared = [...headers].filter(([name]) => name.startsWith("access-control-")).map(String);
  const mayBeShared = isApi(request.path) && ["GET", "HEAD"].includes(request.method ?? "GET");
  expect(mayBeShared ? [[], ["access-control-allow-origin,*"]] : [[]], what).toContainEqual(shared);
  expect(headers.has("x-powered-by"), what).toBe(false);
  if (isApi(request.path) && status >= 400 && request.method !== "HEAD") {
    expect(headers.get("content-type"), what).toMatch(/^application\/json/);
    expect(JSON.parse(body), what).toMatchObject({ message: expect.any(String) });
  }
}
