import { readFileSync } from "node:fs";
import type { QueryClient } from "@tanstack/react-query";
import type { Logger } from "pino";
import { ErrorPanel } from "#client/components/error-boundary.tsx";
import { UnsentPanel, type UnsentPanelProps } from "#client/components/form/unsent-panel.tsx";
import { type PageInput, renderPage } from "#client/entry.server.tsx";
import type { Assets } from "#client/initial-state.ts";
import type { ActionArgs, LoaderArgs, LoaderResult, Screen, ScreenModule } from "#client/page.ts";
import { statisticsQueryOptions } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { matchPage, type PageMatch, type Params } from "#client/routes.ts";
import { byPageName } from "#client/screen-files.ts";
import { changedParams } from "#client/urls/company-search.ts";
import { PAGES, type PageName } from "#contract/pages.ts";
import { isSearch } from "#server/companies/company-list.ts";
import { redactPath } from "#server/http/canonical-path.ts";
import { isDatabaseDown } from "#server/http/errors/database-errors.ts";
import { problemOf, UNEXPECTED } from "#server/http/errors/errors.ts";
import { cacheNotFoundPage } from "#server/http/pages/not-found-cache.ts";
import type { RenderedPage, RenderOptions, RenderPage, Unhandled } from "#server/http/pages/pages.ts";
import { type FormFields, readForm } from "#server/http/posted-form.ts";
import { measureProcessor } from "#server/http/request-queue.ts";
import type { Places } from "#server/places/places.ts";
import type { Services } from "#server/services.ts";

const MANIFEST = "build/client/.vite/manifest.json";
const ENTRY = "client/entry.client.ts";
const DOCUMENT_ENTRY = "client/entry.document.ts";
const HYDRATE = "client/hydrate.tsx";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** In development, Vite serves the source files. */
const SOURCES: Assets = {
  styles: ["/client/styles/app.css"],
  scripts: ["/@vite/client", `/${ENTRY}`],
  modules: [`/${HYDRATE}`],
};

/**
 * `documentScript` is the script of pages without the client bundle that have a form to post, companies to tick, or a button that
 * copies the link.
 */
function readAssets() {
  if (import.meta.env.DEV) return { of: () => SOURCES, documentScript: `/${DOCUMENT_ENTRY}` };
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  const entryOf = (name: string): Chunk => {
    const entry = manifest[name];
    if (!entry) throw new Error(`${MANIFEST} has no ${name}. Build again.`);
    return entry;
  };
  const filesOf = (name: string): string[] => {
    const chunk = manifest[name];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)] : [];
  };
  const address = (file: string) => `/${file}`;
  const entry = entryOf(ENTRY);
  const assetsOf = (name: PageName): Assets => {
    const screen = Object.keys(manifest).find((file) => file.endsWith(`/${name}.screen.tsx`)) ?? "";
    const needed = [...new Set([HYDRATE, screen].flatMap(filesOf))];
    return {
      styles: (entry.css ?? []).map(address),
      scripts: [address(entry.file)],
      modules: needed.map(address),
    };
  };
  const known = new Map<PageName, Assets>();
  return {
    of(name: PageName) {
      const assets = known.get(name) ?? assetsOf(name);
      known.set(name, assets);
      return assets;
    },
    documentScript: address(entryOf(DOCUMENT_ENTRY).file),
  };
}

export const screenModule = byPageName(
  import.meta.glob<ScreenModule>("../../client/screens/*/*.screen.tsx", { eager: true }),
);

const isSearchPage = ({ searchParams }: URL): boolean =>
  isSearch({ location: searchParams.get("location") ?? "", page: Number(searchParams.get("page") ?? 1) });

const isPage = (path: string) => matchPage(path).name !== "not-found";

/** The cast hides the props of this panel, which `unsentPage` supplies. */
const UNSENT = UnsentPanel as unknown as Screen;

const HTML = { "content-type": "text/html; charset=utf-8" };

/** The only server code that imports components of `client/`. */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const assets = readAssets();

  const inputOf = (view: View, Screen: Screen, { props = {} }: LoaderResult): PageInput => {
    const { url, name, params, queryClient } = view;
    const { action, hasScriptButton } = screenModule(name);
    // Headings of several screens show the statistics. Pages with script also get the statistics in the initial state, for later
    // navigation.
    queryClient.setQueryData(statisticsQueryOptions().queryKey, services.companies.statistics());
    return {
      url,
      name,
      queryClient,
      site: services.site,
      assets: assets.of(name),
      rendered: { Screen, params, props, navigation: null },
      readOnly: Screen === ErrorPanel || Screen === UNSENT || PAGES[name].needsScript !== true,
      documentScript: action || hasScriptButton || PAGES[name].hasTicks ? assets.documentScript : undefined,
    };
  };

  const render: RenderPage = async (request, { signedIn = {}, ...posted } = {}) => {
    const url = new URL(request.url);
    const view = { url, ...matchPage(url.pathname), queryClient: createQueryClient() };
    const screen = screenModule(view.name);
    const { firm = null, isAdmin = false } = signedIn ?? {};
    const args = { ...view, services, firm, isAdmin };
    const form = request.method === "POST" ? await readForm(request, fieldsOf(screen, view.params)) : null;
    let isUnavailable = false;
    const onError = (error: unknown) => {
      if (isDatabaseDown(error)) isUnavailable = true;
      else log.error({ err: error, path: redactPath(url.pathname) }, "Page failed");
    };
    const respond = async (
      input: PageInput,
      { status = 200, headers, found }: LoaderResult,
    ): Promise<RenderedPage> => {
      const processorMs = measureProcessor();
      const { body, failed } = await renderPage(input, onError);
      return {
        status: failed ? 500 : status,
        headers: new Headers({ ...HTML, ...headers }),
        body,
        processorMs: processorMs(),
        onSent: found && isSearchPage(url) ? services.searches.counting(found) : undefined,
      };
    };
    const showScreen = async (): Promise<RenderedPage> => {
      const named = form ? null : namedPlaceUrl(view, services.places);
      if (named) return redirectTo(named, {});
      const loading = { ...posted, screen, args, isSignedInKnown: signedIn !== null, onError };
      const { Screen = screen.default, ...result } = await load(form, loading);
      if (result.redirect) return redirectTo(result.redirect, result);
      await Screen.preload?.(url.searchParams);
      return respond(inputOf(view, Screen, result), result);
    };
    const showError = (error: unknown): Promise<RenderedPage> => {
      onError(error);
      const failedView = { ...view, queryClient: createQueryClient() };
      return respond(inputOf(failedView, ErrorPanel, {}), { status: 500 });
    };
    const rendered = await showScreen().catch(showError);
    return isUnavailable && rendered.status === 500 ? unavailable(rendered) : rendered;
  };
  return cacheNotFoundPage({ render, isPage, version: () => services.companies.version });
}

interface View extends PageMatch {
  url: URL;
  queryClient: QueryClient;
}

/**
 * The page's URL with the nearest postcode sector or district instead of a position. So links, forms and requests do not contain
 * the position. Null if the page has no location, or if the location is no position in the UK.
 */
function namedPlaceUrl({ url, page }: View, places: Pick<Places, "withoutPosition">): string | null {
  const location = "location" in page.query ? url.searchParams.get("location") : null;
  const name = location && places.withoutPosition(location);
  return name && name !== location
    ? url.pathname + changedParams(url.searchParams, { location: name })
    : null;
}

interface Loading extends Pick<RenderOptions, "sender" | "unhandled"> {
  screen: ScreenModule;
  args: LoaderArgs;
  /** False if it could not be read who is signed in. A loader would treat the visitor as signed out. */
  isSignedInKnown: boolean;
  onError: (error: unknown) => void;
}

/** Without `Screen`, the screen of the URL is rendered. */
interface Loaded extends LoaderResult {
  Screen?: Screen;
}

/**
 * For a posted form, runs the screen's action first. Then runs the loader. If the action can't run or fails, shows the form
 * again.
 */
async function load(form: FormData | null, loading: Loading): Promise<Loaded> {
  const { screen, sender, unhandled, onError } = loading;
  if (!form) return loadScreen(loading, {});
  const args = { ...loading.args, network: sender?.inner ?? null, outerNetwork: sender?.outer ?? null, form };
  if (unhandled) return returnForm(loading, args, unhandled);
  let acted: LoaderResult;
  try {
    acted = await act(screen, args);
  } catch (error) {
    onError(error);
    return returnForm(loading, args, problemOf(error) ?? { status: 500, message: UNEXPECTED });
  }
  const { unsent, status = 422 } = acted;
  return unsent ? unsentPage(args, { status, message: unsent }) : loadScreen(loading, acted);
}

const fieldsOf = ({ fields }: ScreenModule, params: Params): FormFields => fields?.(params) ?? { texts: [] };

const act = async ({ action }: ScreenModule, args: ActionArgs): Promise<LoaderResult> =>
  action ? action(args) : { status: 405, headers: { allow: "GET, HEAD" } };

/**
 * A redirect by the action skips the loader. Without a redirect, values of the action overwrite the loader's values of the same
 * name.
 */
async function loadScreen({ screen, args }: Loading, acted: LoaderResult): Promise<LoaderResult> {
  if (acted.redirect) return acted;
  const loaded = (await screen.loader?.(args)) ?? {};
  return { ...loaded, ...acted, props: { ...loaded.props, ...acted.props } };
}

/**
 * Shows the form again with everything that was typed, except a password. If the form's own page can't be shown, `UnsentPanel`
 * keeps the typed texts.
 */
async function returnForm(loading: Loading, args: ActionArgs, unhandled: Unhandled): Promise<Loaded> {
  const { status, message, headers = {} } = unhandled;
  const returned = loading.isSignedInKnown && (await loading.screen.returnForm?.(args, message));
  const page = returned && (await loadScreen(loading, returned).catch(loading.onError));
  if (page) return { ...page, status, headers: { ...page.headers, ...headers } };
  return unsentPage(args, unhandled);
}

function unsentPage(args: ActionArgs, { status, message, headers = {} }: Unhandled): Loaded {
  const fields = [...args.form].flatMap(([name, value]) =>
    typeof value === "string" && name !== "password" ? [[name, value] as const] : [],
  );
  const props: UnsentPanelProps = { message, path: args.url.pathname + args.url.search, fields };
  return { Screen: UNSENT, props, status, headers };
}

const redirectTo = (location: string, { status = 303, headers }: LoaderResult): RenderedPage => ({
  status,
  headers: new Headers({ ...headers, location }),
  body: null,
});

/** Turns a page's error into a 503 with `Retry-After`, because a failure is temporary while the database is down. */
function unavailable({ headers, body }: RenderedPage): RenderedPage {
  headers.set("retry-after", "30");
  return { status: 503, headers, body };
}
