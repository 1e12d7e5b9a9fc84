import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSecrets } from "./secrets.ts";

const NOTHING_CHOSEN = { adminPassword: null, signingSecret: null };
let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "skip-finder-secrets-")), "data");
});
afterEach(() => rm(join(dataDir, ".."), { recursive: true }));

it("generates the admin password once, in a file that only its owner can read", async () => {
  const first = await readSecrets({ dataDir, ...NOTHING_CHOSEN });
  const second = await readSecrets({ dataDir, ...NOTHING_CHOSEN });
  expect(first.adminPassword).toMatchObject({
    created: true,
    value: expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/),
  });
  expect(second.adminPassword).toEqual({ created: false, value: first.adminPassword.value });
  expect(second.signingSecret).toBe(first.signingSecret);
  expect((await stat(first.passwordFile)).mode & 0o777).toBe(0o600);
});

it("gives two processes that start at the same time the same secrets", async () => {
  const both = await Promise.all([1, 2].map(() => readSecrets({ dataDir, ...NOTHING_CHOSEN })));
  expect(new Set(both.map((one) => one.adminPassword.value)).size).toBe(1);
  expect(both.filter((one) => one.adminPassword.created)).toHaveLength(1);
});

it("writes nothing when the operator sets the secrets", async () => {
  const secrets = await readSecrets({
    dataDir,
    adminPassword: "a chosen password",
    signingSecret: "shared by machines",
  });
  expect(secrets.adminPassword).toEqual({ value: "a chosen password", created: false });
  expect(secrets.signingSecret).toBe("shared by machines");
  expect(await readdir(dataDir)).toEqual([]);
});

it("says what to do about a password in the file that is too short", async () => {
  await readSecrets({ dataDir, ...NOTHING_CHOSEN });
  await writeFile(join(dataDir, "admin-password"), "thirteen char\n");
  await expect(readSecrets({ dataDir, ...NOTHING_CHOSEN })).rejects.toThrow(
    /fewer than 14 characters\. Write/,
  );
});

it("says what to do about an empty file", async () => {
  await readSecrets({ dataDir, ...NOTHING_CHOSEN });
  await writeFile(join(dataDir, "admin-password"), "");
  await expect(readSecrets({ dataDir, ...NOTHING_CHOSEN })).rejects.toThrow(/is empty\. Remove it/);
});
