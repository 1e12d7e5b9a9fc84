import type { Page } from "@playwright/test";
import { expectFocusSeen } from "./focus.ts";

/** Maximum number of tab stops. Every page has fewer. */
const MAX_STOPS = 250;

/** Returns the number of the focused element, counted from 0 in the order of first focus; null if no element is focused. */
const focusedNumber = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    element.dataset.stop ??= String(document.querySelectorAll("[data-stop]").length);
    return Number(element.dataset.stop);
  });

/**
 * Presses Tab from the first to the last tab stop of a page and checks the focus at each. Returns the number of elements that
 * had the focus.
 */
export async function tabThroughPage(page: Page): Promise<number> {
  let last = -1;
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const number = await focusedNumber(page);
    // After the last stop, the focus leaves the page or starts again. An equal number is a further tab stop of a date field.
    if (number === null || number < last) break;
    last = number;
    await expectFocusSeen(page);
  }
  return last + 1;
}
