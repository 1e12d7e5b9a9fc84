import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Removes sticky positioning, because axe reports elements below a sticky element. Keyboard tests cover these elements instead. */
const removeStickyPositioning = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".sticky { position: static !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Runs axe and returns its violations of any impact, one line for each element. */
export async function axeViolations(page: Page, exceptRules: readonly string[] = []): Promise<string[]> {
  await removeStickyPositioning(page);
  // Excluded, because the embedded map is a page of another service.
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
