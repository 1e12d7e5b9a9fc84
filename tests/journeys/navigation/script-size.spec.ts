import { type APIRequestContext, expect, test } from "@playwright/test";
import { ALL_PAGES, exampleOf } from "#contract/pages.ts";

/** In bytes. `npm run bench:pages` also counts what a page loads later during its first visit. */
const MAX_SCRIPT = 105 * 1024;
/** In bytes, for a document that has a form to post, companies to tick, or a button that copies its link. */
const MAX_DOCUMENT_SCRIPT = 3.5 * 1024;

/** The bytes of the files that a page lists, and of those that they import. */
async function scriptBytes(request: APIRequestContext, html: string): Promise<number> {
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  let sum = 0;
  for (const file of files) {
    const response = await request.get(file);
    const { "content-length": bytes, "content-encoding": encoding } = response.headers();
    expect(encoding, file).toBe("br");
    sum += Number(bytes);
    for (const [, imported] of (await response.text()).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      files.add(`/assets/${imported}`);
  }
  return sum;
}

test("no page loads more than 105 KB of script at first, and no document more than 3.5", {
  tag: "@journey",
}, async ({ request }) => {
  for (const page of ALL_PAGES) {
    const path = exampleOf(page);
    const response = await request.get(path, { maxRedirects: 0 });
    // Without a session, the administrator's document leads to the sign-in.
    if (path === "/admin/figures") {
      expect(response.status()).toBe(303);
      continue;
    }
    const bytes = await scriptBytes(request, await response.text());
    if (page.isIndexed && page.needsScript) expect(bytes, path).toBeGreaterThan(0);
    if (page.isIndexed || !page.needsScript)
      expect(bytes, path).toBeLessThanOrEqual(page.needsScript ? MAX_SCRIPT : MAX_DOCUMENT_SCRIPT);
  }
});
