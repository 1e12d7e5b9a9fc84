export const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

export type KeyQuery = Readonly<Record<string, string | number | undefined>>;

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

export const pathOf = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_name, name: string) => encodeURIComponent(params[name] ?? ""));
