import type { AnswerAt, ApiMethod, ApiPath, ApiResponse, BodyAt } from "#client/queries/api-types.ts";
import { RequestError, request } from "#client/queries/request.ts";

const TOKEN_KEY = "adminToken";

const authorization = () => ({ authorization: `Bearer ${localStorage.getItem(TOKEN_KEY)}` });

export const deleteToken = () => localStorage.removeItem(TOKEN_KEY);

export const isUnauthorised = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 401;

/**
 * With a stored token, returns false only if the server does not respond. If the server refused the token, the next request shows
 * that the session has expired.
 */
export async function findSession(): Promise<boolean> {
  if (localStorage.getItem(TOKEN_KEY) === null) return false;
  try {
    await adminRequest("GET", "/api/admin/verify");
  } catch (error) {
    return error instanceof RequestError;
  }
  return true;
}

export async function requestSignIn(password: string) {
  const { token } = await (await request("POST", "/api/admin/login", { password })).json();
  localStorage.setItem(TOKEN_KEY, token);
}

/** Ignores a failed request, because the caller deletes the browser's token anyway. */
export function requestSignOut() {
  // `keepalive` lets the request finish even if the page is left immediately. If the request did not finish, the cookie would
  // sign the administrator in again.
  const init = { headers: authorization(), keepalive: true };
  request("POST", "/api/admin/logout", undefined, init).catch(() => {});
}

/** A `Blob` is sent as CSV, any other body as JSON. */
export async function adminRequest<Method extends ApiMethod, const Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  body?: BodyAt<Method, Path>,
): Promise<ApiResponse<AnswerAt<Method, Path>>> {
  const headers = authorization();
  try {
    if (!(body instanceof Blob)) return await request(method, path, body, { headers });
    return await request(method, path, undefined, {
      headers: { ...headers, "content-type": "text/csv" },
      body,
    });
  } catch (error) {
    // HTTP/2 has no status text, so the message may name the status code instead.
    if (error instanceof RequestError) error.message = `Request failed: ${error.statusText || error.status}`;
    throw error;
  }
}

export const adminJson = async <Method extends ApiMethod, const Path extends ApiPath<Method>>(
  method: Method,
  path: Path,
  body?: BodyAt<Method, Path>,
): Promise<AnswerAt<Method, Path>> => (await adminRequest(method, path, body)).json();

/**
 * Uses `XMLHttpRequest`, because `fetch` reports no upload progress. `onProgress` gets the sent share of the file, from 0 to 1.
 */
export const sendFile = <const Path extends ApiPath<"POST">>(
  path: Path,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<AnswerAt<"POST", Path>> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open("POST", path);
    sending.setRequestHeader("authorization", authorization().authorization);
    sending.setRequestHeader("content-type", "text/csv");
    sending.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    sending.onerror = () => reject(new Error("The file could not be sent"));
    sending.onload = () =>
      sending.status === 200
        ? resolve(JSON.parse(sending.responseText))
        : reject(new RequestError(sending, sending.responseText));
    sending.send(file);
  });
