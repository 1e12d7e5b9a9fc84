import type { Site } from "#contract/site.ts";
import type { DehydratedQueries } from "./queries/query-client.ts";

export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  /**
   * The files that the entry script loads. The first file hydrates the page. The remaining files are imports of the first file,
   * and the files of the page's screen.
   */
  modules: readonly string[];
}

/** Embedded in a page with script, so that the browser can hydrate the page without loading its data again. */
export interface InitialState {
  site: Site;
  props: object;
  assets: Assets;
  queries: DehydratedQueries;
}

export const INITIAL_STATE_ID = "initial-state";

/** The JSON contains no "<", so that text from visitors can't end the script element. */
export const serializeInitialState = (state: InitialState): string =>
  JSON.stringify(state).replaceAll("<", "\\u003c");
