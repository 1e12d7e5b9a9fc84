import type { Fetch } from "#server/http/request-handler.ts";

/** The pages people come to first. */
const FIRST_PAGES = ["/", "/search", "/companies"];

/** Renders some pages before anybody asks: the first ones of a process take a hundred times as long as later ones. */
export async function warmUp(app: Fetch, publicUrl: string): Promise<void> {
  for (const path of FIRST_PAGES) {
    await app(new Request(publicUrl + path, { headers: { "accept-encoding": "br" } }));
  }
}
