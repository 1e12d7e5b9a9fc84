/** The lines of RFC 9309, section 2.2. Names ignore case, and white space is spaces and tabs. */
const END = "[ \\t]*(#.*)?$";
const EMPTY = new RegExp(`^${END}`);
const AGENT = new RegExp(`^[ \\t]*user-agent[ \\t]*:[ \\t]*([-A-Z_]+|\\*)${END}`, "i");
const RULE = new RegExp(`^[ \\t]*(allow|disallow)[ \\t]*:[ \\t]*(/[^\\s#]*)?${END}`, "i");
/** Section 2.2.4 allows other records. The check accepts only one of them: the sitemap record of sitemaps.org. */
const SITEMAP = new RegExp(`^[ \\t]*sitemap[ \\t]*:[ \\t]*(\\S+)${END}`, "i");

/** Crawlers must parse at least this many bytes (section 2.5). */
const MAX_BYTES = 500 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is not allowed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Returns the violations of RFC 9309 in a robots.txt, and sitemap URLs that are not absolute. */
export function robotsProblems(text: string): string[] {
  const problems: string[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.pop() !== "") problems.push("the last line does not end");
  if (Buffer.byteLength(text) > MAX_BYTES) problems.push(`the file has more than ${MAX_BYTES} bytes`);
  if (CONTROL.test(text)) problems.push("the file contains control characters");
  let hasGroup = false;
  for (const line of lines) {
    const [, sitemap] = SITEMAP.exec(line) ?? [];
    if (AGENT.test(line)) hasGroup = true;
    else if (RULE.test(line)) {
      if (!hasGroup) problems.push(`"${line}" belongs to no user agent`);
    } else if (sitemap !== undefined) {
      if (!/^https?:\/\//.test(sitemap) || !URL.canParse(sitemap))
        problems.push(`${sitemap} is no absolute URL`);
    } else if (!EMPTY.test(line)) problems.push(`"${line}" is no line of a robots.txt`);
  }
  return problems;
}
