import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe objects to, of any impact: each rule with the elements that break it. */
export async function axeObjections(page: Page): Promise<string[]> {
  // The embedded maps are another service's pages.
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .options({ runOnly: TAGS, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 300)} ${[...any, ...all][0]?.message ?? ""}`),
  );
}
