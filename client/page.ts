import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { Services } from "#server/services.ts";
import type { Params } from "./routes.ts";

/** What a screen's `loader` is given, on the server. */
export interface LoaderArgs {
  url: URL;
  params: Params;
  services: Services;
  /** The data a loader puts here is what the screen's queries find, on the server and in the browser. */
  queryClient: QueryClient;
}

/** What its `action` is given: a plain form that was posted, before or without script. */
export interface ActionArgs extends LoaderArgs {
  form: FormData;
}

/** What a loader or an action returns. */
export interface LoaderResult {
  /** Handed to the screen, and to the browser with the page. */
  props?: object;
  status?: number;
  headers?: Record<string, string>;
  /** Where to go instead. */
  redirect?: string;
}

/** What every screen is handed; some are handed `props` of their own loader or action besides. */
export interface ScreenProps {
  params: Params;
}

/** A screen with its parameters and props. */
export interface RenderedScreen {
  Screen: Screen;
  params: Params;
  /** From the server's loader or action; empty after a navigation within the browser. */
  props: object;
}

export type Screen = ComponentType<ScreenProps>;

/** A `*.screen.tsx` file as the server imports it. Browsers import the component only. */
export interface ScreenModule {
  default: Screen;
  // biome-ignore lint/suspicious/noConfusingVoidType: a loader that only fills the query client returns nothing
  loader?: (args: LoaderArgs) => LoaderResult | void | Promise<LoaderResult | void>;
  action?: (args: ActionArgs) => LoaderResult | Promise<LoaderResult>;
}
