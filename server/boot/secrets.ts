import { randomBytes, randomInt } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MIN_PASSWORD_LENGTH } from "#contract/limits.ts";
import type { Config } from "./config.ts";

const REASONS: Record<string, string> = {
  ENOSPC: "There is no space left on its disk.",
  EDQUOT: "Its disk quota is used up.",
  EROFS: "Its disk can only be read.",
  EACCES: "This account may not write there.",
};

/** Lower-case letters and digits, without characters that people confuse, such as l and 1. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join("");

/** Four groups of four characters: 79 bits that are easy to read out and to type. */
const newPassword = () => Array.from({ length: 4 }, group).join("-");

async function readOrCreate(file: string, create: () => string) {
  const created = await createOnce(file, create());
  const value = (await readFile(file, "utf8")).trim();
  if (!value) throw new Error(`${file} is empty. Remove it, and the next start makes a new one.`);
  return { value, created };
}

/** Creates the file atomically, so that several processes can start at the same time. Returns true if this call created it. */
async function createOnce(file: string, value: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, `${value}\n`, { mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    throw new Error(`${file} could not be written. ${REASONS[code] ?? (error as Error).message}`, {
      cause: error,
    });
  } finally {
    await rm(draft, { force: true });
  }
}

const newSigningSecret = () => randomBytes(32).toString("base64url");

type Chosen = Pick<Config, "dataDir" | "adminPassword" | "signingSecret">;

/** Missing secrets are generated and stored in `dataDir`, readable only by the owner. */
export async function readSecrets({ dataDir, ...chosen }: Chosen) {
  await mkdir(dataDir, { recursive: true });
  const passwordFile = join(dataDir, "admin-password");
  const adminPassword = chosen.adminPassword
    ? { value: chosen.adminPassword, created: false }
    : await readOrCreate(passwordFile, newPassword);
  if (adminPassword.value.length < MIN_PASSWORD_LENGTH)
    throw new Error(
      `The password in ${passwordFile} has fewer than ${MIN_PASSWORD_LENGTH} characters. Write a longer one, or remove the file, and the next start makes a new one.`,
    );
  return {
    passwordFile,
    adminPassword,
    signingSecret:
      chosen.signingSecret ?? (await readOrCreate(join(dataDir, "signing-secret"), newSigningSecret)).value,
  };
}
