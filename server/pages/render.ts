import type { QueryClient } from "@tanstack/react-query";
import type { Logger } from "pino";
import { renderPage, type Scene } from "#client/entry.server.tsx";
import type { ActionArgs, LoaderArgs, Outcome, ScreenModule } from "#client/page.ts";
import { FAILED, PAGES } from "#client/pages.ts";
import { statisticsQuery } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { ROUTES, routeAt } from "#client/routes.ts";
import { isDatabaseDown } from "#server/http/errors/database-errors.ts";
import { renderNowhereOnce } from "#server/http/pages/not-found-cache.ts";
import type { Rendered, RenderPage } from "#server/http/pages/pages.ts";
import { privatePath } from "#server/http/redact-path.ts";
import type { Services } from "#server/services.ts";
import { readAssets } from "./assets.ts";

/** The paths of all screens, with their parameters. */
export const PAGE_PATHS = Object.values(ROUTES).filter((path) => path !== "*");

const isPage = (path: string) => routeAt(path).name !== "not-found/not-found";

const HTML = { "content-type": "text/html; charset=utf-8" };

/** Renders the screens of `client/`, whose loaders get `services`. The only server code that meets React. */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const assetsOf = readAssets();

  /** Headings on several screens quote the directory's figures: no move within the browser should wait for them. */
  const sceneOf = (
    url: URL,
    { default: Screen, readOnly = false }: ScreenModule,
    outcome: Outcome,
    queryClient: QueryClient,
  ): Scene => {
    const { name, params } = routeAt(url.pathname);
    queryClient.setQueryData(statisticsQuery().queryKey, services.companies.statistics());
    return {
      url,
      site: services.site,
      assets: assetsOf(name),
      shown: { Screen, params, props: outcome.props ?? {} },
      queryClient,
      readOnly,
    };
  };

  const render: RenderPage = async (request, nonce) => {
    const url = new URL(request.url);
    const { name, params } = routeAt(url.pathname);
    let unavailable = false;
    const report = (error: unknown) => {
      if (isDatabaseDown(error)) unavailable = true;
      else log.error({ err: error, path: privatePath(url.pathname) }, "Page failed");
    };
    const page = async (
      screen: ScreenModule,
      outcome: Outcome,
      queryClient: QueryClient,
    ): Promise<Rendered> => {
      const { html, failed } = await renderPage(sceneOf(url, screen, outcome, queryClient), {
        nonce,
        report,
      });
      const status = failed ? 500 : (outcome.status ?? 200);
      return { status, headers: new Headers({ ...HTML, ...outcome.headers }), body: html };
    };
    const queryClient = createQueryClient();
    const rendered = await outcomeOf(request, PAGES[name], { url, params, services, queryClient })
      .then((outcome) =>
        outcome.redirect ? redirected(outcome.redirect) : page(PAGES[name], outcome, queryClient),
      )
      .catch((error: unknown) => {
        report(error);
        return page(FAILED, { status: 500 }, createQueryClient());
      });
    return unavailable && rendered.status === 500 ? comeBack(rendered) : rendered;
  };
  return renderNowhereOnce({ render, isPage, version: () => services.companies.version });
}

/** What the screen's loader answers, and before it the action of a form that was posted. */
async function outcomeOf(request: Request, screen: ScreenModule, args: LoaderArgs): Promise<Outcome> {
  const done = request.method === "POST" ? await act(request, screen, args) : {};
  if (done.redirect) return done;
  const loaded = (await screen.loader?.(args)) ?? {};
  return { ...loaded, ...done, props: { ...loaded.props, ...done.props } };
}

async function act(request: Request, { action }: ScreenModule, args: LoaderArgs): Promise<Outcome> {
  if (!action) return { status: 405, headers: { allow: "GET, HEAD" } };
  return action({ ...args, form: await request.formData() } satisfies ActionArgs);
}

const redirected = (location: string): Rendered => ({
  status: 303,
  headers: new Headers({ location }),
  body: null,
});

/** The page says that something went wrong; the status says that it will pass. */
function comeBack({ headers, body }: Rendered): Rendered {
  headers.set("retry-after", "30");
  return { status: 503, headers, body };
}
