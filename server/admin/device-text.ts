/**
 * The first match counts, because the `User-Agent` header of Edge also names Chrome and Safari, and that of Chrome also names
 * Safari.
 */
const BROWSERS = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** The number of characters of the header that are read. Browsers name themselves and the system within this length. */
const MAX_READ = 500;

/**
 * Turns a `User-Agent` header into a text such as "Firefox on Windows". The text contains only names from this file, so nothing
 * that a client sends is stored.
 */
export function deviceText(userAgent: string | undefined): string {
  const read = (userAgent ?? "").slice(0, MAX_READ);
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(read))?.[0];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `Unknown browser on ${system}` : "Unknown device";
}
