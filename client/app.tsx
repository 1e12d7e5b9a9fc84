import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { ErrorBoundary } from "#client/components/error-boundary.tsx";
import { LiveRegion } from "#client/components/live-region.tsx";
import { SiteProvider } from "./components/site/site-context.ts";
import { useFocusOnNavigation } from "./components/site/use-focus-on-navigation.ts";
import { Toasts } from "./components/toasts/toasts.tsx";
import { Document } from "./document.tsx";
import type { Screen } from "./page.ts";
import type { Params } from "./routes.ts";
import type { Start } from "./start.ts";

/** A screen with what it is to show. */
export interface Shown {
  Screen: Screen;
  params: Params;
  /** What the server's loader or action handed it; nothing after a move within the browser. */
  props: object;
}

interface AppProps extends Pick<Start, "site" | "assets"> {
  queryClient: QueryClient;
  shown: Shown;
  readOnly?: boolean;
  start?: string;
}

/** Everything there is to see, the same on the server as in the browser. */
export function App({ site, assets, queryClient, shown, readOnly = false, start }: AppProps) {
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <Document assets={assets} start={start} readOnly={readOnly}>
          <Toasts>
            <ErrorBoundary>
              <Current {...shown} />
            </ErrorBoundary>
          </Toasts>
          <LiveRegion />
        </Document>
      </QueryClientProvider>
    </SiteProvider>
  );
}

function Current({ Screen, params, props }: Shown) {
  useFocusOnNavigation();
  return createElement(Screen, { ...props, params });
}
