import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { SCREENS } from "./screens.ts";

for (const { name, path } of SCREENS) {
  test(`${name} has nothing axe objects to`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    // The embedded maps are another service's pages.
    const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found).toEqual([]);
  });
}
