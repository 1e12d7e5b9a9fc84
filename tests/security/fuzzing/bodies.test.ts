import { expect, test } from "vitest";
import { MAX_BODY_BYTES, MAX_IMPORT_BYTES } from "#contract/limits.ts";
import { type Answer, type Asked, asAdmin, ask } from "../http-client.ts";
import { keepsItsPromise } from "../response-invariants.ts";
import { ENDPOINTS } from "./endpoints.ts";

const WRITES = ENDPOINTS.filter(({ body }) => body).map(({ method, path }) => ({
  method,
  path: path.replace(":id", "7").replace(":token", "x"),
}));

async function send(
  write: { method: string; path: string },
  body: string | Uint8Array,
  headers = {},
): Promise<Answer> {
  const asked: Asked = {
    ...write,
    body,
    headers: { "content-type": "application/json", ...asAdmin(), ...headers },
  };
  const answer = await ask(asked);
  keepsItsPromise(answer, asked);
  return answer;
}

const isImport = ({ path }: { path: string }) => path.endsWith("/import");

for (const write of WRITES.filter((write) => !isImport(write))) {
  const which = `${write.method} ${write.path}`;

  test(`${which}: a body of 64 KB is read, one byte more is too large`, async () => {
    const padded = (length: number) => `{"x":"${"x".repeat(length - 8)}"}`;
    expect((await send(write, padded(MAX_BODY_BYTES))).status).not.toBe(413);
    expect((await send(write, padded(MAX_BODY_BYTES + 1))).status).toBe(413);
  });

  test(`${which}: 30,000 arrays or objects within each other are refused like any nonsense`, async () => {
    expect((await send(write, "[".repeat(30_000) + "]".repeat(30_000))).status).toBeLessThan(500);
    expect((await send(write, '{"a":'.repeat(10_000) + 1 + "}".repeat(10_000))).status).toBeLessThan(500);
  });

  test(`${which}: bytes that are no UTF-8, or no JSON, are refused`, async () => {
    for (const bytes of [
      [0xff, 0xfe, 0x00],
      [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d],
      [0xef, 0xbb, 0xbf, 0x7b],
      [0],
    ])
      expect((await send(write, Uint8Array.from(bytes))).status).toBeLessThan(500);
  });

  test(`${which}: compressed bodies are refused, so none can grow`, async () => {
    expect((await send(write, "x", { "content-encoding": "gzip" })).status).toBe(415);
  });
}

const IMPORT = { method: "POST", path: "/api/companies/import" };
const FILES: [string, string | Uint8Array][] = [
  ["no UTF-8", Uint8Array.from([0xff, 0xfe, 0x41])],
  ["half of UTF-16", Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41])],
  ["NUL characters", "name,location,county\n\0,\0,\0\n"],
  ["a quote that never ends", `name,location,county\n"${"x".repeat(100_000)}`],
  ["10,000 columns", `${"name,".repeat(10_000)}county\n`],
  ["keys of every object", "__proto__,constructor,toString,name,location,county\n1,2,3,A,B,C\n"],
  ["a ZIP archive", Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ["a body that is no form", "--x\r\n"],
];

test.each(FILES)("a file of companies with %s is answered", async (_what, body) => {
  for (const type of ["text/csv", "multipart/form-data; boundary=x", "multipart/form-data"])
    expect((await send(IMPORT, body, { "content-type": type })).status).toBeLessThan(500);
});

test("a file of companies over 20 MB is refused", async () => {
  const large = Buffer.alloc(MAX_IMPORT_BYTES + 1, "x");
  expect((await send(IMPORT, large, { "content-type": "text/csv" })).status).toBe(413);
});

test("a file from somebody else is refused before it is read, whatever its size", async () => {
  const answer = await ask({
    ...IMPORT,
    body: Buffer.alloc(1_000_000, "x"),
    headers: { "content-type": "text/csv" },
  });
  expect(answer.status).toBe(401);
});
