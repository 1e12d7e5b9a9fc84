import type { Browser, Page } from "@playwright/test";
import { median } from "../load/load.ts";
import { openDesktop } from "./open-browser.ts";

/** The measurements of opening a company's page from a list of results. */
interface Opening {
  /** Milliseconds from the click to the company's name in the heading. */
  shown: number;
  /**
   * The longest uninterrupted time that placeholders were visible before the name, in milliseconds; 0 without placeholders.
   * Placeholders that are still visible when the name appears do not count.
   */
  placeholders: number;
}

const OPENINGS = 10;
/** Time between moving the pointer onto a link and the click. The product prefetches the page in this time. */
const HOVER_MS = 150;

/** Opens companies from the search results. Returns the median of `shown` and the maximum of `placeholders`. */
export async function measureOpening(browser: Browser, address: string): Promise<Opening> {
  const context = await openDesktop(browser);
  const page = await context.newPage();
  const openings: Opening[] = [];
  for (let number = 0; number < OPENINGS; number += 1) {
    await page.goto(`${address}/search?location=Leeds&radius=30`, { waitUntil: "networkidle" });
    const link = page.locator("main a[href^='/company/']").filter({ hasNotText: "View Details" }).nth(number);
    const name = (await link.textContent())?.trim() ?? "";
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchOpening, name);
    await link.click();
    openings.push(await waitForOpening(page));
  }
  await context.close();
  return {
    shown: median(openings.map(({ shown }) => shown)),
    placeholders: Math.max(...openings.map(({ placeholders }) => placeholders)),
  };
}

/** Waits for the result of `watchOpening`. Times out if the link caused a full page load, which discards the watcher. */
async function waitForOpening(page: Page): Promise<Opening> {
  const watched = await page.waitForFunction(() => (globalThis as { benchOpening?: Opening }).benchOpening);
  return (await watched.jsonValue()) as Opening;
}

/**
 * Measures the next opening of the page of the company with this name. Playwright runs this function in the page, so it cannot
 * use imports or other functions.
 */
function watchOpening(name: string): void {
  let clicked = 0;
  let [since, placeholders] = [0, 0];
  const checkFrame = () => {
    const now = performance.now();
    const busy = document.querySelector("[aria-busy='true'], .animate-pulse") !== null;
    if (busy && since === 0) since = now;
    if (!busy && since > 0) {
      placeholders = Math.max(placeholders, now - since);
      since = 0;
    }
    if (clicked > 0 && document.querySelector("main h1")?.textContent?.includes(name)) {
      Object.assign(globalThis, { benchOpening: { shown: now - clicked, placeholders } });
    } else requestAnimationFrame(checkFrame);
  };
  addEventListener(
    "click",
    () => {
      clicked = performance.now();
      checkFrame();
    },
    { capture: true, once: true },
  );
}
