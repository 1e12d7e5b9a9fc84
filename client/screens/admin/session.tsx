import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { useAnswers } from "#client/queries/answers-context.ts";
import { RequestError } from "#client/queries/request.ts";
import type { AdminToken } from "#contract/admin.ts";

const TOKEN_KEY = "adminToken";

/** Calls the API as the administrator; a failure says "Request failed" and what the status is called. */
type AdminCall = (method: string, path: string, body?: object) => Promise<Response>;

export interface AdminSession {
  state: "checking" | "signedOut" | "signedIn";
  /** Whether the state changed before the visitor's eyes, so that the focus has to go along. */
  moved: boolean;
  signIn: (password: string) => Promise<"signedIn" | "refused">;
  signOut: () => void;
  call: AdminCall;
  /** Ends a session that the server refuses. */
  expired: () => void;
}

const SessionContext = createContext<AdminSession | null>(null);

export function useAdmin(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useAdmin is used outside AdminSessionProvider");
  return session;
}

const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` });

/** Only a network failure counts as a token that does not hold; a refusal shows at the first call. */
const holds = (token: string) =>
  fetch("/api/admin/verify", { headers: bearer(token) }).then(
    () => true,
    () => false,
  );

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const [{ state, moved }, setPlace] = useState<Pick<AdminSession, "state" | "moved">>({
    state: "checking",
    moved: false,
  });
  const showToast = useToast();
  const queries = useAnswers();

  const leave = useCallback(() => {
    localStorage.removeItem(TOKEN_KEY);
    queries.forget(["admin"]);
    setPlace({ state: "signedOut", moved: true });
  }, [queries]);

  const expired = useCallback(() => {
    leave();
    showToast({ title: "Session expired", description: "Please sign in again.", destructive: true });
  }, [leave, showToast]);

  useEffect(() => {
    const token = localStorage.getItem(TOKEN_KEY);
    const begin = (held: boolean) => setPlace({ state: held ? "signedIn" : "signedOut", moved: false });
    if (!token) begin(false);
    else holds(token).then(begin);
  }, []);

  const session = useMemo<AdminSession>(
    () => ({
      state,
      moved,
      expired,
      async signIn(password) {
        const response = await post("/api/admin/login", { password });
        if (response.status === 401) return "refused";
        if (!response.ok) throw new RequestError(response.status, await response.text());
        const { token } = (await response.json()) as AdminToken;
        localStorage.setItem(TOKEN_KEY, token);
        setPlace({ state: "signedIn", moved: true });
        return "signedIn";
      },
      signOut() {
        const token = localStorage.getItem(TOKEN_KEY);
        // The local session ends whatever the server answers.
        fetch("/api/admin/logout", { method: "POST", headers: bearer(token) }).catch(() => {});
        leave();
      },
      async call(method, path, body) {
        const response = await fetch(path, { method, credentials: "include", ...payload(body) });
        if (response.status === 401) expired();
        if (!response.ok)
          throw new RequestError(
            response.status,
            await response.text(),
            `Request failed: ${response.statusText}`,
          );
        return response;
      },
    }),
    [state, moved, leave, expired],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

const JSON_TYPE = { "content-type": "application/json" };

const post = (path: string, body: object) =>
  fetch(path, { method: "POST", credentials: "include", headers: JSON_TYPE, body: JSON.stringify(body) });

/** A file goes as it is, anything else as JSON; both with the token. */
function payload(body: object | undefined): RequestInit {
  const headers = bearer(localStorage.getItem(TOKEN_KEY));
  if (body === undefined) return { headers };
  if (body instanceof Blob) return { headers: { ...headers, "content-type": "text/csv" }, body };
  return { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) };
}
