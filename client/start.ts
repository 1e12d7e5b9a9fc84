import type { Site } from "#contract/site.ts";
import type { Assets } from "./document.tsx";
import type { DehydratedQueries } from "./queries/dehydrate.ts";

/** What the server tells the browser with a page, so that script can take over without asking again. */
export interface Start {
  queries: DehydratedQueries;
  site: Site;
  props: object;
  assets: Assets;
}

export const START_ID = "start";

/** JSON that may stand within a script element: text somebody typed must not be able to end it. */
export const writeStart = (start: Start): string => JSON.stringify(start).replaceAll("<", "\\u003c");
