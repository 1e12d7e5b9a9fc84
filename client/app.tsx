import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactNode } from "react";
import { useLocation } from "react-router";
import { ErrorBoundary } from "#client/components/error-boundary.tsx";
import { LiveRegion } from "#client/components/live-region.tsx";
import { BRAND } from "#contract/brand.ts";
import { SiteProvider } from "./components/site/site-context.ts";
import { SiteFooter } from "./components/site/site-footer.tsx";
import { SiteHeader } from "./components/site/site-header.tsx";
import { Toasts } from "./components/toasts/toasts.tsx";
import { useOnChange } from "./components/use-on-change.ts";
import { type Assets, INITIAL_STATE_ID, type InitialState } from "./initial-state.ts";
import type { RenderedScreen } from "./page.ts";
import { NavigationContext } from "./queries/navigation-wait.ts";

export interface AppProps extends Pick<InitialState, "site">, Omit<DocumentProps, "children"> {
  queryClient: QueryClient;
  rendered: RenderedScreen;
}

/** The server renders the whole page. The browser hydrates the page unless `readOnly` is true. */
export function App({ site, queryClient, rendered, ...page }: AppProps) {
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <Document {...page}>
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
 * Suspends until the responses to all queries of the screen have arrived. Stands after the screen, because the screen starts its
 * queries while it renders. Throws the promise: after `use`, React would render only this component again, and not the screen.
 */
function RestOfNavigation({ navigation }: Pick<RenderedScreen, "navigation">) {
  const rest = navigation?.rest();
  if (rest) throw rest;
  return null;
}

function CurrentScreen({ Screen, params, props }: RenderedScreen) {
  const { pathname } = useLocation();
  // After a client-side navigation the focus moves to the content of the new page. Browsers move it only after a full load.
  useOnChange(pathname, () => document.getElementById("main")?.focus({ preventScroll: true }));
  return createElement(Screen, { ...props, params });
}

/** The browser lays out elements only near the visible part of the page, until `useScrollRestoration` sets `data-navigated`. */
const CONTENT_AUTO = "html:not([data-navigated]) .content-auto { content-visibility: auto }";

interface DocumentProps {
  assets: Assets;
  /** The initial state as JSON. Undefined in the browser, where hydration keeps the server's script element unchanged. */
  initialState?: string | undefined;
  /** True if the page is sent without the scripts that hydrate it. */
  readOnly?: boolean;
  /** The URL of the only script of a `readOnly` page. */
  documentScript?: string | undefined;
  children: ReactNode;
}

function Document({ assets, initialState, readOnly, documentScript, children }: DocumentProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={BRAND.ink} />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* This style is not in the stylesheet, because Chromium lays out pages with forms before the stylesheet arrives. */}
        <style>{CONTENT_AUTO}</style>
        <noscript>
          <style>{".needs-script { display: none !important }"}</style>
        </noscript>
      </head>
      <body className="flex min-h-dvh flex-col font-sans">
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-white focus:translate-y-0"
        >
          Skip to main content
        </a>
        <SiteHeader />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
        {!readOnly && <Scripts assets={assets} initialState={initialState} />}
        {readOnly && documentScript && <script type="module" src={documentScript} />}
      </body>
    </html>
  );
}

function Scripts({ assets, initialState = "" }: { assets: Assets; initialState: string | undefined }) {
  return (
    <>
      <script
        id={INITIAL_STATE_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, and a data block is never run
        dangerouslySetInnerHTML={{ __html: initialState }}
      />
      {assets.scripts.map((src) => (
        // Without `async`, because React would move the script to the head. There it would run before the initial state exists.
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
