export const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

/** The query values on which a response depends, in a fixed order and in one spelling per value. */
export type KeyQuery = Readonly<Record<string, string | number | undefined>>;

/** Unknown parameters are ignored. */
export type ReadQuery<Query = KeyQuery> = (params: URLSearchParams) => Query;

export const noQuery: ReadQuery = () => ({});

/** The canonical path and query of a response. It is built from parsed values, so each response has one key. */
export function cacheKey(path: string, query: KeyQuery): string {
  let key = path;
  for (const name in query) {
    const value = query[name];
    if (value === undefined) continue;
    // Forms and URLSearchParams write a space as "+". So most clients already send the path and query that is the key.
    const text = typeof value === "number" ? value : encodeURIComponent(value).replaceAll("%20", "+");
    key += `${key === path ? "?" : "&"}${name}=${text}`;
  }
  return key;
}

/** Different percent-encodings of a path give the same result. */
export const pathOf = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_name, name: string) => encodeURIComponent(params[name] ?? ""));
