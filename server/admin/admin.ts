import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "#server/database/connect.ts";
import { isSamePassword } from "./password.ts";
import { endAllSessions, endSession, startSession, useSession } from "./store.ts";

export type Admin = ReturnType<typeof createAdmin>;

/** Sessions of the one administrator, shared by all processes. */
export function createAdmin({ database, adminPassword }: { database: Database; adminPassword: string }) {
  // The password is the key, so changing it ends every session.
  const hashOf = (token: string) => createHmac("sha256", adminPassword).update(token).digest("base64url");

  return {
    /** Returns a session token, or null if the password is wrong. */
    async signIn(password: string): Promise<string | null> {
      if (!isSamePassword(password, adminPassword)) return null;
      const token = randomBytes(32).toString("base64url");
      await startSession(database, hashOf(token));
      return token;
    },
    /** Also starts the session's idle time again. */
    isSignedIn: (token: string) => useSession(database, hashOf(token)),
    signOut: (token: string) => endSession(database, hashOf(token)),
    /** Ends all sessions. Returns false if the token has no session. */
    async signOutEverywhere(token: string): Promise<boolean> {
      if (!(await useSession(database, hashOf(token)))) return false;
      await endAllSessions(database);
      return true;
    },
  };
}
