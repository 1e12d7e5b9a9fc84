import { expect, test } from "@playwright/test";
import { serveComponentStates } from "../harness/browser/component-states.ts";

/** Viewport widths of a phone, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [360, 768, 1280];
const ALL_STATES_TIMEOUT_MS = 20 * 60_000;
/** The clock is fixed at this time, because dates in the states are relative to today. */
const TODAY = new Date("2026-12-01T12:00:00Z");

test.skip(!process.env.SCREENSHOTS, "only in npm run test:screenshots");

const { openAll, show, nameOf } = serveComponentStates();

test("every state of every component looks as it did", async ({ page }) => {
  test.setTimeout(ALL_STATES_TIMEOUT_MS);
  await page.clock.setFixedTime(TODAY);
  for (const state of await openAll(page)) {
    await show(page, state);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const file = `${nameOf(state)}, ${width}.png`.replaceAll(/[^\w.]+/g, "-");
      await expect
        .soft(page, `${nameOf(state)}, ${width} pixels wide`)
        .toHaveScreenshot(file, { fullPage: true });
    }
  }
});
