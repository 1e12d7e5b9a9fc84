/**
 * Returns the result of a function that uses session or local storage, or null if the browser does not allow it. In a browser
 * that blocks cookies, even reading `window.sessionStorage` throws an error. Writing throws one if the storage is full. The
 * administrator's session does without it: signing in has to fail if the token can't be stored.
 */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
