import { isUrl } from "../html/values.ts";

/** Limits of sitemaps.org: 50,000 URLs and 52,428,800 bytes in one file, and URLs of at least 12 and under 2,048 characters. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 52_428_800;
const ADDRESS_LENGTH = { min: 12, max: 2_048 };

const PROLOG = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Text in which the five special characters of XML are written as entities. */
const TEXT = `((?:[^<>&"']|&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);)*)`;
const field = (name: string) => String.raw`<${name}>\s*${TEXT}\s*</${name}>\s*`;
/** One entry, with its fields in the order of the schema that sitemaps.org publishes. */
const URL_ENTRY = String.raw`<url>\s*${field("loc")}(?:${field("lastmod")})?(?:${field("changefreq")})?(?:${field("priority")})?</url>\s*`;
const FILE_ENTRY = String.raw`<sitemap>\s*${field("loc")}(?:${field("lastmod")})?</sitemap>\s*`;

const FREQUENCY = /^(always|hourly|daily|weekly|monthly|yearly|never)$/;
const PRIORITY = /^(0(\.\d+)?|1(\.0+)?)$/;
/** The date format of sitemaps, which is the W3C's profile of ISO 8601. Dates without a day are not accepted. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

const decodeEntities = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|apos);/g,
      (_, name: string) => ({ lt: "<", gt: ">", quot: '"', apos: "'" })[name] ?? "",
    )
    .replaceAll("&amp;", "&");

function addressProblems(address: string, origin: string): string[] {
  const { length } = address;
  const isLong = length < ADDRESS_LENGTH.min || length >= ADDRESS_LENGTH.max;
  return [
    ...(isLong ? [`${address} has ${length} characters`] : []),
    ...(URL.canParse(address) && isUrl(address) ? [] : [`${address} is no absolute URL`]),
    ...(address.startsWith(`${origin}/`) ? [] : [`${address} is not on ${origin}`]),
    ...(address.includes("#") ? [`${address} names a part of a page`] : []),
  ];
}

function dateProblems(date: string | undefined, now: Date): string[] {
  if (date === undefined) return [];
  const day = date.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  const isReal = MOMENT.test(date) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  if (!isReal) return [`"${date}" is no date`];
  return moment > now ? [`${date} is in the future`] : [];
}

const otherProblems = (what: string, text: string | undefined, allowed: RegExp) =>
  text === undefined || allowed.test(text) ? [] : [`"${text}" is no ${what}`];

interface SitemapContext {
  /** The origin of the file. The sitemap may only list URLs of this origin. */
  origin: string;
  now?: Date;
}

/** Returns the violations of sitemaps.org in a sitemap or a sitemap index. */
export function sitemapProblems(xml: string, { origin, now = new Date() }: SitemapContext): string[] {
  if (Buffer.byteLength(xml) > MAX_BYTES) return [`the file has more than ${MAX_BYTES} bytes`];
  if (!PROLOG.test(xml)) return ["the file does not say that it is XML in UTF-8"];
  const [, root = "", body = ""] =
    new RegExp(`^<(urlset|sitemapindex) ${NAMESPACE}>\\s*(.*)</\\1>\\s*$`, "s").exec(
      xml.replace(PROLOG, ""),
    ) ?? [];
  if (!root) return ["the file is neither <urlset> nor <sitemapindex> of sitemaps.org"];
  const pattern = root === "urlset" ? URL_ENTRY : FILE_ENTRY;
  const entries = [...body.matchAll(new RegExp(pattern, "g"))];
  const rest = body.replace(new RegExp(pattern, "g"), "");
  const addresses = entries.map(([, address = ""]) => decodeEntities(address));
  return [
    ...(rest ? [`no entry: ${rest.slice(0, 100)}`] : []),
    ...(entries.length === 0 ? ["the file has no entry"] : []),
    ...(entries.length > MAX_ENTRIES ? [`the file has ${entries.length} entries`] : []),
    ...(new Set(addresses).size < addresses.length ? ["an address is listed twice"] : []),
    ...addresses.flatMap((address) => addressProblems(address, origin)),
    ...entries.flatMap(([, , changed, frequency, priority]) => [
      ...dateProblems(changed, now),
      ...otherProblems("frequency", frequency, FREQUENCY),
      ...otherProblems("priority", priority, PRIORITY),
    ]),
  ];
}
