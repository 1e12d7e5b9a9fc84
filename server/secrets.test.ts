import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSecrets } from "./secrets.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "skip-finder-secrets-")), "data");
});
afterEach(() => rm(join(dataDir, ".."), { recursive: true }));

it("makes the admin password once and keeps it for its owner alone", async () => {
  const first = await readSecrets({ dataDir, adminPassword: null });
  const second = await readSecrets({ dataDir, adminPassword: null });
  expect(first.adminPassword).toMatchObject({
    created: true,
    value: expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/),
  });
  expect(second.adminPassword).toEqual({ created: false, value: first.adminPassword.value });
  expect(second.signingSecret).toBe(first.signingSecret);
  expect((await stat(first.passwordFile)).mode & 0o777).toBe(0o600);
});

it("gives two processes that start together the same secrets", async () => {
  const both = await Promise.all([1, 2].map(() => readSecrets({ dataDir, adminPassword: null })));
  expect(new Set(both.map((one) => one.adminPassword.value)).size).toBe(1);
  expect(both.filter((one) => one.adminPassword.created)).toHaveLength(1);
});

it("writes no password when the operator has chosen one", async () => {
  const { adminPassword, passwordFile } = await readSecrets({ dataDir, adminPassword: "chosen" });
  expect(adminPassword).toEqual({ value: "chosen", created: false });
  await expect(readFile(passwordFile)).rejects.toThrow("ENOENT");
});

it("says what to do about an empty file", async () => {
  await readSecrets({ dataDir, adminPassword: null });
  await writeFile(join(dataDir, "admin-password"), "");
  await expect(readSecrets({ dataDir, adminPassword: null })).rejects.toThrow(/is empty\. Remove it/);
});
