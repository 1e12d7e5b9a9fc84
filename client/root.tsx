import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import { type ReactNode, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { BRAND } from "#contract/brand.ts";
import type { Site } from "#contract/site.ts";
import type { Route } from "./+types/root";
import { FailurePanel } from "./components/failure-panel.tsx";
import { NotFoundPanel } from "./components/not-found-panel.tsx";
import { READ_ONLY } from "./components/read-only.ts";
import { SiteFooter } from "./components/site/site-footer.tsx";
import { SiteHeader } from "./components/site/site-header.tsx";
import { useFocusOnNavigation } from "./components/site/use-focus-on-navigation.ts";
import { Toasts } from "./components/toasts/toasts.tsx";
import { servicesContext } from "./context.ts";
import { AnswersProvider, answersOfVisit } from "./queries/answers-context.ts";
import { statisticsQuery } from "./queries/companies.ts";
import "./styles/app.css";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: archivo, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function loader({ context }: Route.LoaderArgs) {
  const { site, companies } = context.get(servicesContext);
  return { ...site, statistics: companies.statistics() };
}

/** Read once for a visit, like everything else. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>("root");
  const readOnly = useMatches().some(({ handle }) => handle === READ_ONLY);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={BRAND.ink} />
        <Links />
        {/* What only script can do is not offered where there is none. */}
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
        <SiteFooter demonstration={site?.demonstration ?? false} />
        {!readOnly && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [answers] = useState(() => {
    const held = answersOfVisit();
    // Headings on several screens quote these figures: no move within the browser should wait for them.
    held.put(statisticsQuery().queryKey, loaderData.statistics);
    return held;
  });
  useFocusOnNavigation();
  return (
    <AnswersProvider value={answers}>
      <Toasts>
        <Outlet />
      </Toasts>
    </AnswersProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPanel /> : <FailurePanel />;
}
