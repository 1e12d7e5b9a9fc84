import { createHmac, randomBytes } from "node:crypto";
import { ADMIN_SESSION_SECONDS } from "#contract/admin.ts";
import type { Database } from "#server/database/connect.ts";
import { isSamePassword } from "./password.ts";
import { endSession, isOpen, openSession } from "./store.ts";

/** The one administrator, wherever they are signed in. Sessions are shared by all processes. */
export interface Admin {
  /** A token for what the administrator does next, or null when the password is wrong. */
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
  // Keyed with the password, so that changing it ends every session.
  const hashOf = (token: string) => createHmac("sha256", adminPassword).update(token).digest("base64url");

  return {
    async signIn(password) {
      if (!isSamePassword(password, adminPassword)) return null;
      const token = randomBytes(32).toString("base64url");
      await openSession(database, hashOf(token), ADMIN_SESSION_SECONDS);
      return token;
    },
    isSignedIn: (token) => isOpen(database, hashOf(token)),
    signOut: (token) => endSession(database, hashOf(token)),
  };
}
