import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "#server/database/connect.ts";
import * as store from "./store.ts";

export type Admin = ReturnType<typeof createAdmin>;

export function createAdmin({ database, adminPassword }: { database: Database; adminPassword: string }) {
  // The password is the HMAC key, so a new password ends every session.
  const hashOf = (token: string) => createHmac("sha256", adminPassword).update(token).digest("base64url");

  return {
    async signIn(password: string): Promise<string | null> {
      if (!isSamePassword(password, adminPassword)) return null;
      const token = randomBytes(32).toString("base64url");
      await store.startSession(database, hashOf(token));
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
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, so that timing reveals nothing about the password. */
export const isSamePassword = (typed: string, expected: string): boolean =>
  timingSafeEqual(digest(typed), digest(expected));
