import type { Rendered, RenderPage } from "./pages.ts";

interface Nowhere {
  render: RenderPage;
  /** Whether there is a page at a path. */
  isPage: (path: string) => boolean;
  /** Changes with whatever a page may show. */
  version: () => string;
}

/** Renders the page for addresses that lead nowhere once for all of them: crawlers make up thousands. */
export function renderNowhereOnce({ render, isPage, version }: Nowhere): RenderPage {
  let kept: { page: Rendered; version: string } | undefined;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" || isPage(pathname)) return render(request);
    const asked = version();
    if (kept?.version !== asked) {
      // At an address of its own, so that nothing of what somebody made up is kept.
      const page = await render(new Request(new URL("/not-found", request.url)));
      if (page.status !== 404) return page;
      kept = { page, version: asked };
    }
    const { page } = kept;
    return { ...page, headers: new Headers(page.headers) };
  };
}
