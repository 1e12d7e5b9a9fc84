import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What stays in sight lies over whatever the page is scrolled to; the tours of the keyboard look after that. */
const letGo = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".sticky { position: static !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** What axe objects to, of any impact: each rule with the elements that break it. */
export async function axeObjections(page: Page, exceptRules: readonly string[] = []): Promise<string[]> {
  await letGo(page);
  // The embedded maps are another service's pages.
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .options({ runOnly: TAGS, resultTypes: ["violations"] })
    .disableRules([...exceptRules])
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 300)} ${[...any, ...all][0]?.message ?? ""}`),
  );
}
