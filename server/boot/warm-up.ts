import type { Fetch } from "#server/http/request-handler.ts";

/** The most frequent landing pages. */
const FIRST_PAGES = ["/", "/search", "/companies"];

/**
 * Renders some pages before the first visitor arrives. The first renderings of a process take a hundred times as long as later
 * ones.
 */
export async function warmUp(app: Fetch, publicUrl: string): Promise<void> {
  for (const path of FIRST_PAGES) {
    await app(new Request(publicUrl + path, { headers: { "accept-encoding": "br" } }));
  }
}
