import { ALL_PAGES } from "#contract/pages.ts";

/** Patterns for the paths of the pages that read the searched place. */
const JOB_PATHS = ALL_PAGES.filter(({ query }) => "location" in query).map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/, "[^/]+")}$`),
);

/**
 * Adds the place and the job to the links in a guide's HTML that lead to pages which read them. The query string is empty or
 * begins with "?".
 */
export function carryJob(html: string, jobQuery: string): string {
  if (jobQuery === "") return html;
  const query = jobQuery.replaceAll("&", "&amp;");
  return html.replace(/href="(\/[^"?#]*)(#[^"]*)?"/g, (link, path: string, hash = "") =>
    JOB_PATHS.some((pattern) => pattern.test(path)) ? `href="${path}${query}${hash}"` : link,
  );
}
