import { RequestError } from "#client/queries/request.ts";
import type { AdminToken } from "#contract/admin.ts";

const TOKEN_KEY = "adminToken";
const JSON_TYPE = { "content-type": "application/json" };

const authorization = () => ({ authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` });

export const hasToken = (): boolean => localStorage.getItem(TOKEN_KEY) !== null;

export const deleteToken = () => localStorage.removeItem(TOKEN_KEY);

/** Only a network failure counts as an invalid token; the server refuses an expired one at the first request. */
export const verifyToken = (): Promise<boolean> =>
  fetch("/api/admin/verify", { headers: authorization() }).then(
    () => true,
    () => false,
  );

/** Signs in and stores the token. */
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

/** Failures are ignored: the local session ends in any case. */
export function requestSignOut() {
  fetch("/api/admin/logout", { method: "POST", headers: authorization() }).catch(() => {});
}

/** Ends the sessions of all devices. Returns the status of the response, or null if there was none. */
export const requestSignOutEverywhere = (): Promise<number | null> =>
  adminFetch("POST", "/api/admin/logout?everywhere=true").then(
    ({ status }) => status,
    () => null,
  );

/** Sends an authorised request. The caller checks the status. */
export const adminFetch = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(path, { method, credentials: "include", ...requestInit(body) });

/** A file is sent as it is, any other body as JSON. */
function requestInit(body: object | undefined): RequestInit {
  const headers = authorization();
  if (body === undefined) return { headers };
  if (body instanceof Blob) return { headers: { ...headers, "content-type": "text/csv" }, body };
  return { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) };
}
