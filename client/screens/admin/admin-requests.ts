import { RequestError } from "#client/queries/request.ts";
import type { AdminToken, ResumedSession } from "#contract/admin.ts";

const TOKEN_KEY = "adminToken";
const JSON_TYPE = { "content-type": "application/json" };

const authorization = () => ({ authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` });

const hasToken = (): boolean => localStorage.getItem(TOKEN_KEY) !== null;

export const deleteToken = () => localStorage.removeItem(TOKEN_KEY);

/**
 * Checks whether the administrator is signed in. If the token is missing or refused, stores the token of the cookie's session.
 * The administrator may have signed in on a page without script, which sets only the cookie. Returns true even if a refused
 * token could not be replaced. The next request then shows that the session has expired. Returns false if there is no token
 * and no valid cookie, or if the server does not respond.
 */
export async function findSession(): Promise<boolean> {
  try {
    if (!hasToken()) return await resumeSession();
    const { status } = await fetch("/api/admin/verify", { headers: authorization() });
    if (status === 401) await resumeSession();
    return true;
  } catch {
    return false;
  }
}

/** Stores the token of the cookie's session. Returns false if there is no such session. */
async function resumeSession(): Promise<boolean> {
  const response = await fetch("/api/admin/resume", { method: "POST", credentials: "include" });
  if (!response.ok) return false;
  const { token } = (await response.json()) as ResumedSession;
  if (token !== null) localStorage.setItem(TOKEN_KEY, token);
  return token !== null;
}

/** Signs in and stores the token. Returns "refused" for a wrong password, and throws after any other failure. */
export async function requestSignIn(password: string): Promise<"signedIn" | "refused"> {
  const response = await fetch("/api/admin/login", {
    method: "POST",
    credentials: "include",
    headers: JSON_TYPE,
    body: JSON.stringify({ password }),
  });
  if (response.status === 401) return "refused";
  if (!response.ok) throw new RequestError(response.status, await response.text());
  const { token } = (await response.json()) as AdminToken;
  localStorage.setItem(TOKEN_KEY, token);
  return "signedIn";
}

/** Ends the session on the server. Failures are ignored, because the browser deletes its token in any case. */
export function requestSignOut() {
  // `keepalive` lets the request finish even if the page is left immediately. Otherwise the cookie would sign the administrator
  // in again.
  fetch("/api/admin/logout", { method: "POST", headers: authorization(), keepalive: true }).catch(() => {});
}

/** Ends the sessions of all devices. Returns the status of the response, or null if there is no response. */
export const requestSignOutEverywhere = (): Promise<number | null> =>
  adminFetch("POST", "/api/admin/logout?everywhere=true").then(
    ({ status }) => status,
    () => null,
  );

/** Sends an authorised request. The caller checks the status. */
export const adminFetch = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(path, { method, credentials: "include", ...requestInit(body) });

/** The headers and the body of an authorised request. A file is sent unchanged, as CSV; any other body is sent as JSON. */
function requestInit(body: object | undefined): RequestInit {
  const headers = authorization();
  if (body === undefined) return { headers };
  if (body instanceof Blob) return { headers: { ...headers, "content-type": "text/csv" }, body };
  return { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) };
}
