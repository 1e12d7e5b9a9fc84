import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { renderingContext, servicesContext } from "#client/context.ts";
import { isDatabaseDown } from "./http/database-errors.ts";
import type { Rendered, RenderPage } from "./http/pages.ts";
import { privatePath } from "./http/private-path.ts";
import type { Services } from "./services.ts";

/** The paths of all screens, with their parameters. */
export const PAGE_PATHS = Object.values(build.routes).flatMap((route) =>
  route && (route.index || (route.path && route.path !== "*")) ? [`/${route.path ?? ""}`] : [],
);

/** Renders the screens of `client/`, whose loaders get `services`. The only server code that meets React. */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const render = createRequestHandler(build, import.meta.env.MODE);
  return async (request, nonce) => {
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
}

/** The page says that something went wrong; the status says that it will pass. */
function comeBack({ headers, body }: Rendered): Rendered {
  headers.set("retry-after", "30");
  return { status: 503, headers, body };
}
