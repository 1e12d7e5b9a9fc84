import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import { renderingContext, servicesContext } from "#client/context.ts";
import { isDatabaseDown } from "./http/database-errors.ts";
import type { Rendered, RenderPage } from "./http/pages.ts";
import { privatePath } from "./http/private-path.ts";
import { renderNowhereOnce } from "./http/render-nowhere.ts";
import type { Services } from "./services.ts";

/** The paths of all screens, with their parameters. */
export const PAGE_PATHS = Object.values(build.routes).flatMap((route) =>
  route && (route.index || (route.path && route.path !== "*")) ? [`/${route.path ?? ""}`] : [],
);

const PAGES = PAGE_PATHS.map((path) => ({ path }));

/** As the screens' own router sees it, which also hands out their data, by names that end in ".data". */
const isPage = (path: string) => path.endsWith(".data") || matchRoutes(PAGES, path) !== null;

/** Renders the screens of `client/`, whose loaders get `services`. The only server code that meets React. */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const renderPage: RenderPage = async (request, nonce) => {
    let unavailable = false;
    let html: string | undefined;
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(renderingContext, {
      nonce,
      report(error) {
        if (isDatabaseDown(error)) unavailable = true;
        else log.error({ err: error, path: privatePath(new URL(request.url).pathname) }, "Page failed");
      },
      deliver(page) {
        html = page;
      },
    });
    const { status, headers, body } = await render(request, context);
    const rendered = { status, headers, body: html ?? body };
    return unavailable && status === 500 ? comeBack(rendered) : rendered;
  };
  return renderNowhereOnce({ render: renderPage, isPage, version: () => services.companies.version });
}

/** The page says that something went wrong; the status says that it will pass. */
function comeBack({ headers, body }: Rendered): Rendered {
  headers.set("retry-after", "30");
  return { status: 503, headers, body };
}
