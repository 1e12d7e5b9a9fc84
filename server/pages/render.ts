import type { QueryClient } from "@tanstack/react-query";
import type { Logger } from "pino";
import { ErrorPanel } from "#client/components/error-panel.tsx";
import { type PageInput, renderPage } from "#client/entry.server.tsx";
import type { LoaderArgs, LoaderResult, Screen, ScreenModule } from "#client/page.ts";
import { statisticsQueryOptions } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { matchPage, type PageMatch } from "#client/routes.ts";
import { screenModule } from "#client/screen-modules.ts";
import { PAGES } from "#contract/pages.ts";
import { isDatabaseDown } from "#server/http/errors/database-errors.ts";
import { cacheNotFoundPage } from "#server/http/pages/not-found-cache.ts";
import type { RenderedPage, RenderPage } from "#server/http/pages/pages.ts";
import { redactPath } from "#server/http/redact-path.ts";
import type { Services } from "#server/services.ts";
import { readAssets } from "./assets.ts";

const isPage = (path: string) => matchPage(path).name !== "not-found";

const HTML = { "content-type": "text/html; charset=utf-8" };

/**
 * Renders the screens of `client/`, whose loaders read from `services`. This is the only server code that imports React
 * components.
 */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const assetsOf = readAssets();

  const inputOf = (view: View, Screen: Screen, { props = {} }: LoaderResult): PageInput => {
    const { url, name, params, queryClient } = view;
    // Every page contains the statistics, because headings of several screens show them. Navigation then need not wait for
    // them.
    queryClient.setQueryData(statisticsQueryOptions().queryKey, services.companies.statistics());
    return {
      url,
      queryClient,
      site: services.site,
      assets: assetsOf(name),
      rendered: { Screen, params, props },
      readOnly: Screen === ErrorPanel || PAGES[name].needsScript !== true,
    };
  };

  const render: RenderPage = async (request, { firm = null, isAdmin = false } = {}) => {
    const url = new URL(request.url);
    const view = { url, ...matchPage(url.pathname), queryClient: createQueryClient() };
    const screen = screenModule(view.name);
    let isUnavailable = false;
    const onError = (error: unknown) => {
      if (isDatabaseDown(error)) isUnavailable = true;
      else log.error({ err: error, path: redactPath(url.pathname) }, "Page failed");
    };
    const respond = async (
      input: PageInput,
      { status = 200, headers }: LoaderResult,
    ): Promise<RenderedPage> => {
      const { html, failed } = await renderPage(input, onError);
      return { status: failed ? 500 : status, headers: new Headers({ ...HTML, ...headers }), body: html };
    };
    const rendered = await load(request, screen, { ...view, services, firm, isAdmin })
      .then(async (result) => {
        if (result.redirect) return redirectTo(result.redirect, result);
        await screen.default.preload?.(url.searchParams);
        return respond(inputOf(view, screen.default, result), result);
      })
      .catch((error: unknown) => {
        onError(error);
        const failedView = { ...view, queryClient: createQueryClient() };
        return respond(inputOf(failedView, ErrorPanel, {}), { status: 500 });
      });
    return isUnavailable && rendered.status === 500 ? unavailable(rendered) : rendered;
  };
  return cacheNotFoundPage({ render, isPage, version: () => services.companies.version });
}

/** A page's URL, and the data of its queries. */
interface View extends PageMatch {
  url: URL;
  queryClient: QueryClient;
}

/**
 * Runs the screen's action for a posted form, then its loader. A redirect by the action skips the loader. Other results of the
 * action replace those of the loader.
 */
async function load(request: Request, screen: ScreenModule, args: LoaderArgs): Promise<LoaderResult> {
  const acted = request.method === "POST" ? await act(request, screen, args) : {};
  if (acted.redirect) return acted;
  const loaded = (await screen.loader?.(args)) ?? {};
  return { ...loaded, ...acted, props: { ...loaded.props, ...acted.props } };
}

async function act(request: Request, { action }: ScreenModule, args: LoaderArgs): Promise<LoaderResult> {
  if (!action) return { status: 405, headers: { allow: "GET, HEAD" } };
  return action({ ...args, form: await request.formData() });
}

const redirectTo = (location: string, { status = 303, headers }: LoaderResult): RenderedPage => ({
  status,
  headers: new Headers({ ...headers, location }),
  body: null,
});

/** Tells clients that the failure is temporary, because the database is down. */
function unavailable({ headers, body }: RenderedPage): RenderedPage {
  headers.set("retry-after", "30");
  return { status: 503, headers, body };
}
