/**
 * Null if `use` throws an error. In a browser that blocks cookies, even reading `window.sessionStorage` throws. Writing throws if
 * the storage is full. The administrator's session does not use this function, because signing in has to fail if the token can't
 * be stored.
 */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
