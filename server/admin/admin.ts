import { createHmac, randomBytes } from "node:crypto";
import { ADMIN_SESSION_SECONDS } from "#contract/admin.ts";
import type { Database } from "#server/database/connect.ts";
import { isSamePassword } from "./password.ts";
import { endSession, hasSession, startSession } from "./store.ts";

/** Sessions of the one administrator, shared by all processes. */
export interface Admin {
  /** Returns a session token, or null if the password is wrong. */
  signIn(password: string): Promise<string | null>;
  isSignedIn(token: string): Promise<boolean>;
  signOut(token: string): Promise<void>;
}

export function createAdmin({
  database,
  adminPassword,
}: {
  database: Database;
  adminPassword: string;
}): Admin {
  // The password is the key, so changing it ends every session.
  const hashOf = (token: string) => createHmac("sha256", adminPassword).update(token).digest("base64url");

  return {
    async signIn(password) {
      if (!isSamePassword(password, adminPassword)) return null;
      const token = randomBytes(32).toString("base64url");
      await startSession(database, hashOf(token), ADMIN_SESSION_SECONDS);
      return token;
    },
    isSignedIn: (token) => hasSession(database, hashOf(token)),
    signOut: (token) => endSession(database, hashOf(token)),
  };
}
