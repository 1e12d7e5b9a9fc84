import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ErrorBoundary } from "#client/components/error-boundary.tsx";
import { LiveRegion } from "#client/components/live-region.tsx";
import { SiteProvider } from "./components/site/site-context.ts";
import { Toasts } from "./components/toasts/toasts.tsx";
import { Document, type DocumentProps } from "./document.tsx";
import type { InitialState } from "./initial-state.ts";
import type { RenderedScreen } from "./page.ts";
import { NavigationContext } from "./queries/navigation-wait.ts";

interface AppProps extends Pick<InitialState, "site" | "assets"> {
  queryClient: QueryClient;
  rendered: RenderedScreen;
  readOnly?: boolean;
}

/** What only the server knows: see `DocumentProps`. */
type ServerProps = Pick<DocumentProps, "documentScript" | "initialState">;

/** The whole page. The server renders it, and the browser hydrates it unless it is a document. */
export function App({
  site,
  assets,
  queryClient,
  rendered,
  readOnly = false,
  ...server
}: AppProps & ServerProps) {
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <Document assets={assets} readOnly={readOnly} {...server}>
          <Toasts>
            <NavigationContext value={rendered.navigation}>
              <ErrorBoundary>
                <CurrentScreen {...rendered} />
                <RestOfNavigation navigation={rendered.navigation} />
              </ErrorBoundary>
            </NavigationContext>
          </Toasts>
          <LiveRegion />
        </Document>
      </QueryClientProvider>
    </SiteProvider>
  );
}

/**
 * Suspends until the screen has rendered the answers to all queries that it has read. It comes after the screen, so that it knows
 * all of them. It throws the promise: after `use`, React would render only this component again, and not the screen.
 */
function RestOfNavigation({ navigation }: Pick<RenderedScreen, "navigation">) {
  const rest = navigation?.rest();
  if (rest) throw rest;
  return null;
}

function CurrentScreen({ Screen, params, props }: RenderedScreen) {
  useFocusOnNavigation();
  return createElement(Screen, { ...props, params });
}

/** Moves the focus to the content of the new page after a client-side navigation. Browsers move it only after a full load. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
