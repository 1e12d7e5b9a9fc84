import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

const SCRIPT = "skip();".repeat(300);
let root: string;
let app: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "skip-finder-files-"));
  await mkdir(join(root, "public", "assets"), { recursive: true });
  await writeFile(join(root, "secret.svg"), "<svg>secret</svg>");
  await writeFile(join(root, "public", "favicon.svg"), "<svg/>");
  await symlink(join(root, "secret.svg"), join(root, "public", "linked.svg"));
  await mkdir(join(root, "public", ".vite"));
  await writeFile(join(root, "public", ".vite", "manifest.json"), "{}");
  await writeFile(join(root, "public", "assets", "app-a1.js"), SCRIPT);
  await writeFile(join(root, "public", "assets", "app-a1.js.br"), brotliCompressSync(SCRIPT));
  app = new Hono();
  app.get(
    "/files/*",
    staticFiles({
      folder: join(root, "public"),
      at: "/files",
      cacheControl: (path) => (path.includes("/assets/") ? "immutable" : "public"),
      setCommonHeaders: (headers) => headers.set("x-content-type-options", "nosniff"),
    }),
  );
});
afterAll(() => rm(root, { recursive: true }));

it("serves a folder's files with content type, cache control and the headers of every response", async () => {
  const icon = await app.request("/files/favicon.svg");
  expect(await icon.text()).toBe("<svg/>");
  expect(Object.fromEntries(icon.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public",
    "x-content-type-options": "nosniff",
  });
  expect((await app.request("/files/assets/app-a1.js")).headers.get("cache-control")).toBe("immutable");
});

it("sends the compressed copy that the build made", async () => {
  const response = await app.request("/files/assets/app-a1.js", { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT));
});

it("serves no file outside the folder and no hidden one", async () => {
  for (const path of [
    "/files/../secret.svg",
    "/files/%2e%2e/secret.svg",
    "/files/..%2fsecret.svg",
    "/files/.vite/manifest.json",
    "/files/assets",
    "/files/assets/app-a1.js.br",
    "/files/__proto__",
    "/files/linked.svg",
    "/files/favicon.svg%00.css",
    "/files\\..\\secret.svg",
  ]) {
    expect((await app.request(new Request(`http://localhost${path}`))).status).toBe(404);
  }
});
