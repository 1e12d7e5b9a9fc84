import { expect, test } from "@playwright/test";
import { SCREENS } from "./screens.ts";

for (const { name, path } of SCREENS) {
  test(`${name} fits its width, also at 320 pixels`, async ({ page, viewport }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [viewport?.width ?? 1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `wider than ${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
}
