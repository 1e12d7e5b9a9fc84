import { expect, test } from "vitest";
import { MAX_BODY_BYTES, MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { adminHeaders, type HttpRequest, type HttpResponse, send } from "../http-client.ts";
import { expectInvariants } from "../response-invariants.ts";
import { ENDPOINTS } from "./endpoints.ts";

const WRITES = ENDPOINTS.filter(({ body }) => body).map(({ method, path }) => ({
  method,
  path: path.replace(":id", "7").replace(":token", "x"),
}));

async function sendBody(
  write: { method: string; path: string },
  body: string | Uint8Array,
  headers = {},
): Promise<HttpResponse> {
  const request: HttpRequest = {
    ...write,
    body,
    headers: { "content-type": "application/json", ...adminHeaders(), ...headers },
  };
  const response = await send(request);
  expectInvariants(response, request);
  return response;
}

/** Files may be larger than other bodies, and are no JSON. */
const isFile = ({ path }: { path: string }) => /\/(import|registers\/check|photos)$/.test(path);

for (const write of WRITES.filter((write) => !isFile(write))) {
  const which = `${write.method} ${write.path}`;

  test(`${which} accepts a body of 64 KB and answers 413 to one byte more`, async () => {
    const padded = (length: number) => `{"x":"${"x".repeat(length - 8)}"}`;
    expect((await sendBody(write, padded(MAX_BODY_BYTES))).status).not.toBe(413);
    expect((await sendBody(write, padded(MAX_BODY_BYTES + 1))).status).toBe(413);
  });

  test(`${which} refuses arrays nested 30,000 levels deep and objects nested 10,000 levels deep`, async () => {
    expect((await sendBody(write, "[".repeat(30_000) + "]".repeat(30_000))).status).toBeLessThan(500);
    expect((await sendBody(write, '{"a":'.repeat(10_000) + 1 + "}".repeat(10_000))).status).toBeLessThan(500);
  });

  test(`${which} refuses bytes that are not UTF-8 or not JSON`, async () => {
    for (const bytes of [
      [0xff, 0xfe, 0x00],
      [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d],
      [0xef, 0xbb, 0xbf, 0x7b],
      [0],
    ])
      expect((await sendBody(write, Uint8Array.from(bytes))).status).toBeLessThan(500);
  });

  test(`${which} refuses compressed bodies with 415`, async () => {
    expect((await sendBody(write, "x", { "content-encoding": "gzip" })).status).toBe(415);
  });
}

const IMPORT = { method: "POST", path: "/api/companies/import" };
const FILES: [string, string | Uint8Array][] = [
  ["invalid UTF-8", Uint8Array.from([0xff, 0xfe, 0x41])],
  ["incomplete UTF-16", Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41])],
  ["NUL characters", "name,location,county\n\0,\0,\0\n"],
  ["an unclosed quote", `name,location,county\n"${"x".repeat(100_000)}`],
  ["10,000 columns", `${"name,".repeat(10_000)}county\n`],
  [
    "column names that every JavaScript object has",
    "__proto__,constructor,toString,name,location,county\n1,2,3,A,B,C\n",
  ],
  ["a ZIP archive", Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ["a multipart boundary without parts", "--x\r\n"],
];

test.each(FILES)("a CSV import with %s never causes a server error", async (_what, body) => {
  for (const type of ["text/csv", "multipart/form-data; boundary=x", "multipart/form-data"])
    expect((await sendBody(IMPORT, body, { "content-type": type })).status).toBeLessThan(500);
});

test("a CSV import over 20 MB is refused", async () => {
  const large = Buffer.alloc(MAX_IMPORT_BYTES + 1, "x");
  expect((await sendBody(IMPORT, large, { "content-type": "text/csv" })).status).toBe(413);
});

test("a CSV import without a session is refused before the body is read", async () => {
  const response = await send({
    ...IMPORT,
    body: Buffer.alloc(1_000_000, "x"),
    headers: { "content-type": "text/csv" },
  });
  expect(response.status).toBe(401);
});
