import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { renderingContext, servicesContext } from "#client/context.ts";
import type { RenderPage } from "./http/pages.ts";
import { privatePath } from "./http/private-path.ts";
import type { Services } from "./services.ts";

/** Renders the screens of `client/`, whose loaders get `services`. The only server code that meets React. */
export function createRender({ services, log }: { services: Services; log: Logger }): RenderPage {
  const render = createRequestHandler(build, import.meta.env.MODE);
  return (request, nonce) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(renderingContext, {
      nonce,
      report: (error) =>
        log.error({ err: error, path: privatePath(new URL(request.url).pathname) }, "Page failed"),
    });
    return render(request, context);
  };
}
