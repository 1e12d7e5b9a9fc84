/** Path and query of an absolute URL. */
export const pathAndQuery = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

/** Sorts the query's parameters by name, so that their order makes no difference. The order of repeated names is kept. */
export function cacheKey(path: string): string {
  const start = path.indexOf("?");
  if (start === -1 || !path.includes("&", start)) return path;
  const pairs = path.slice(start + 1).split("&");
  return `${path.slice(0, start)}?${pairs.sort((a, b) => compare(nameOf(a), nameOf(b))).join("&")}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function nameOf(pair: string): string {
  const end = pair.indexOf("=");
  return end === -1 ? pair : pair.slice(0, end);
}
