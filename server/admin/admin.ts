import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AdminDevice } from "#contract/admin.ts";
import type { Database } from "#server/database/connect.ts";
import * as store from "./store.ts";

export type Admin = ReturnType<typeof createAdmin>;

export function createAdmin({ database, adminPassword }: { database: Database; adminPassword: string }) {
  // The password is the HMAC key, so a new password ends every session.
  const hashOf = (token: string) => createHmac("sha256", adminPassword).update(token).digest("base64url");

  return {
    async signIn(password: string, userAgent?: string): Promise<string | null> {
      if (!isSamePassword(password, adminPassword)) return null;
      const token = randomBytes(32).toString("base64url");
      await store.startSession(database, hashOf(token), deviceText(userAgent));
      return token;
    },
    /** True if the token has an open session. Each call restarts the session's idle timeout. */
    isSignedIn: (token: string) => store.useSession(database, hashOf(token)),
    signOut: (token: string) => store.endSession(database, hashOf(token)),
    /** Ends the sessions of all devices. Returns false and ends none if the token has no open session. */
    async signOutEverywhere(token: string): Promise<boolean> {
      if (!(await store.useSession(database, hashOf(token)))) return false;
      await store.endAllSessions(database);
      return true;
    },
    /** The device that was used last comes first. `tokens` are the tokens of the device that sends the request. */
    async devices(tokens: string[]): Promise<AdminDevice[]> {
      const sessions = await store.listSessions(database, tokens.map(hashOf));
      return sessions.map(({ startedAt, usedAt, ...session }) => ({
        ...session,
        startedAt: startedAt.toISOString(),
        usedAt: usedAt.toISOString(),
      }));
    },
    endDevice: (id: string) => store.endSessionById(database, id),
    endOtherDevices: (tokens: string[]) => store.endSessionsExcept(database, tokens.map(hashOf)),
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, so that timing reveals nothing about the password. */
export const isSamePassword = (typed: string, expected: string): boolean =>
  timingSafeEqual(digest(typed), digest(expected));

/** The first match counts. The headers of Edge, Opera and Samsung Internet also contain "Chrome" and "Safari". */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** In characters of the header. Browsers name themselves and the system within this length. */
const MAX_READ = 500;

/** Returns a text such as "Firefox on Windows". All words come from this file, so no text of a client is stored. */
export function deviceText(userAgent: string | undefined): string {
  const read = (userAgent ?? "").slice(0, MAX_READ);
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(read))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `Unknown browser on ${system}` : "Unknown device";
}
