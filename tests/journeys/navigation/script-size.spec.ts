import { expect, test } from "@playwright/test";
import { ALL_PAGES, exampleOf } from "#contract/pages.ts";

/** In bytes. `npm run bench:pages` also counts what a page loads later during its first visit. */
const MAX_SCRIPT = 105 * 1024;

test("no page lists more than 105 KB of script", async ({ request }) => {
  for (const page of ALL_PAGES.filter(({ isIndexed }) => isIndexed)) {
    const path = exampleOf(page);
    const html = await (await request.get(path)).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(files.size > 0, path).toBe(page.needsScript ?? false);
    let sum = 0;
    for (const file of files) {
      const { "content-length": bytes, "content-encoding": encoding } = (await request.get(file)).headers();
      expect(encoding, file).toBe("br");
      sum += Number(bytes);
    }
    expect(sum, path).toBeLessThanOrEqual(MAX_SCRIPT);
  }
});
