import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { BRAND } from "#contract/brand.ts";
import { SiteFooter } from "./components/site/site-footer.tsx";
import { SiteHeader } from "./components/site/site-header.tsx";
import { START_ID } from "./start.ts";

/** The files a page needs from its first moment. */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  /** What they ask for: first the module that takes over the page, then all it will import. */
  modules: readonly string[];
}

interface DocumentProps {
  assets: Assets;
  /** What script starts with, as JSON; undefined in the browser, which has read it already. */
  start: string | undefined;
  /** Sent without script. */
  readOnly: boolean;
  children: ReactNode;
}

/** The whole page around a screen. */
export function Document({ assets, start, readOnly, children }: DocumentProps) {
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
        <SiteFooter />
        {!readOnly && <Scripts assets={assets} start={start} />}
      </body>
    </html>
  );
}

function Scripts({ assets, start = "" }: { assets: Assets; start: string | undefined }) {
  return (
    <>
      <script
        id={START_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element, and is never run
        dangerouslySetInnerHTML={{ __html: start }}
      />
      {assets.scripts.map((src) => (
        // Not async: React would name it in the head, and it would run before the page it reads was there.
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
