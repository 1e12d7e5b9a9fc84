import type { Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Makes Chromium lay out the whole page, as the product does after a navigation. Removes sticky positioning, because axe
 * reports elements that a sticky element covers. Keyboard tests check these elements.
 */
const prepareForAxe = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.navigated = "";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".sticky { position: static !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const hasAxe = (page: Page) => page.evaluate(() => "axe" in globalThis);

/**
 * Runs axe and returns all violations, serious or minor, one line for each element. `@axe-core/playwright` is not used: it
 * sends axe to the page before each run and takes twice the time for a small page.
 */
export async function axeViolations(page: Page, exceptRules: readonly string[] = []): Promise<string[]> {
  await prepareForAxe(page);
  if (!(await hasAxe(page))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: TAGS,
    resultTypes: ["violations"],
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
    iframes: false,
  };
  const violations = await page.evaluate(async (given) => {
    // The embedded map is excluded, because it is a page of another service.
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: ["iframe"] },
      given,
    );
    return found.violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 300)} ${[...any, ...all][0]?.message ?? ""}`),
  );
}
