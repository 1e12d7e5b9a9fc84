import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Place } from "#contract/places.ts";
import type { FormFields } from "#server/http/posted-form.ts";
import type { Services } from "#server/services.ts";
import type { NavigationWait } from "./queries/navigation-wait.ts";
import type { Params } from "./routes.ts";

export interface LoaderArgs {
  url: URL;
  params: Params;
  services: Services;
  /** Loaders store data here, where the screen's queries find them, on the server and in the browser. */
  queryClient: QueryClient;
  /**
   * The id of the signed-in company, or null. Only a company's own pages, the page to answer a request, and posted reports of a
   * review get an id.
   */
  firm: number | null;
  /** True if the administrator is signed in. Always false on pages other than `/admin/figures`. */
  isAdmin: boolean;
}

/** Actions handle forms that were posted without script. */
export interface ActionArgs extends LoaderArgs {
  form: FormData;
  /** Hashes of the sender's `Networks.inner` and `Networks.outer`. Null if unknown. */
  network: string | null;
  outerNetwork: string | null;
}

export interface LoaderResult {
  /** Props of the screen. A page with script embeds them, so that the browser can hydrate it. */
  props?: object;
  status?: number;
  headers?: Record<string, string>;
  /**
   * Redirects to this path instead of rendering, by default with status 303. A URL is not allowed: a visitor can use another host
   * name than `PUBLIC_URL`, and `form-action 'self'` forbids a redirect to another host.
   */
  redirect?: `/${string}`;
  /** The result of the page's search, for the figures about searches. */
  found?: { place: Place | null; total: number };
  /** A sentence that says why the action did not handle the form. The page keeps what was typed and offers to send it again. */
  unsent?: string;
}

export interface ScreenProps {
  params: Params;
}

export interface RenderedScreen {
  Screen: Screen;
  params: Params;
  /** Props from the server's loader or action. Empty after a navigation within the browser. */
  props: object;
  /** The navigation that leads to this screen. Null on the server, and on the first page of the document. */
  navigation: NavigationWait | null;
}

export type Screen = ComponentType<ScreenProps> & {
  /**
   * Loads the code of lazy parts that the first view needs. Called on the server before rendering, and in the browser before
   * hydration.
   */
  preload?: (query: URLSearchParams) => Promise<unknown> | undefined;
};

/** For the server. Browsers import the component only. */
export interface ScreenModule {
  default: Screen;
  // biome-ignore lint/suspicious/noConfusingVoidType: a loader that only fills the query client returns nothing
  loader?: (args: LoaderArgs) => LoaderResult | void | Promise<LoaderResult | void>;
  action?: (args: ActionArgs) => LoaderResult | Promise<LoaderResult>;
  /** True for a `CopyLink` or a `PrintButton`, which on a page without React need the script of `entry.document.ts`. */
  hasScriptButton?: true;
  /**
   * The names of the fields that the page's forms post. Other posted fields are dropped. This is a function, because a constant
   * derived from a schema would stay in the browser's file, with the library of schemas.
   */
  fields?: (params: Params) => FormFields;
  /**
   * Shows a posted form again with everything that was typed. `message` says why the action has not run or has failed. Null if
   * the page can't show this form, or if the form has nothing typed. The function must not use the database.
   */
  returnForm?: (args: ActionArgs, message: string) => LoaderResult | null | Promise<LoaderResult>;
}
