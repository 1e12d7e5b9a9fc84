import type { RenderedPage, RenderPage } from "./pages.ts";

interface NotFoundCacheDeps {
  render: RenderPage;
  isPage: (path: string) => boolean;
  version: () => string;
}

/** Renders the "not found" page once per version for all unknown paths, because crawlers request thousands of them. */
export function cacheNotFoundPage({ render, isPage, version }: NotFoundCacheDeps): RenderPage {
  let cached: { page: RenderedPage; version: string } | undefined;
  return async (request, options) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" || isPage(pathname)) return render(request, options);
    const requestedVersion = version();
    if (cached?.version !== requestedVersion) {
      // Rendered at a fixed path, so that the cached page contains no part of a visitor's URL.
      const page = await render(new Request(new URL("/not-found", request.url)));
      if (page.status !== 404) return page;
      cached = { page, version: requestedVersion };
    }
    const { page } = cached;
    return { ...page, headers: new Headers(page.headers), processorMs: 0 };
  };
}
