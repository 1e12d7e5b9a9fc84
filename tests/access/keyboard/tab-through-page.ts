import type { Page } from "@playwright/test";
import { expectFocusSeen } from "./focus.ts";

/** More stops than any page has. */
const MOST = 250;

/** Names the element the focus is on for as long as the page lives. */
const focusedNumber = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    element.dataset.stop ??= String(document.querySelectorAll("[data-stop]").length);
    return Number(element.dataset.stop);
  });

/** Goes through a page by Tab from its beginning to its end, and looks at every stop. */
export async function tour(page: Page): Promise<number> {
  let last = -1;
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press("Tab");
    const number = await focusedNumber(page);
    // Past its end a page hands the focus to the browser, or begins again. A date has several stops of its own.
    if (number === null || number < last) break;
    last = number;
    await expectFocusSeen(page);
  }
  return last + 1;
}
