import type { Browser, Page } from "@playwright/test";
import { median } from "../load/load.ts";
import { openDesk } from "./open-browser.ts";

export interface Opening {
  /** Milliseconds from the click to the company's name in the heading. */
  shown: number;
  /** How long placeholders were seen; 0: not at all. */
  placeholders: number;
}

const TIMES = 10;
/** As long as a hand rests on a link before it clicks. */
const INTENT_MS = 150;

/** Opens companies from the results, one after the other, with the hand on the link a moment before. */
export async function openCompanies(browser: Browser, address: string): Promise<Opening> {
  const context = await openDesk(browser);
  const page = await context.newPage();
  const openings: Opening[] = [];
  for (let number = 0; number < TIMES; number += 1) {
    await page.goto(`${address}/search?location=Leeds&radius=30`, { waitUntil: "networkidle" });
    const link = page.locator("main a[href^='/company/']").filter({ hasNotText: "View Details" }).nth(number);
    const name = (await link.innerText()).trim();
    await link.hover();
    await page.waitForTimeout(INTENT_MS);
    await page.evaluate(watchOpening, name);
    await link.click();
    openings.push(await opened(page));
  }
  await context.close();
  return {
    shown: median(openings.map(({ shown }) => shown)),
    placeholders: Math.max(...openings.map(({ placeholders }) => placeholders)),
  };
}

/** A full page load would have lost the watcher: then nothing was opened in place. */
async function opened(page: Page): Promise<Opening> {
  const watched = await page.waitForFunction(() => (globalThis as { benchOpening?: Opening }).benchOpening);
  return (await watched.jsonValue()) as Opening;
}

/** Runs inside the page: must not use anything outside itself. */
function watchOpening(name: string): void {
  let clicked = 0;
  let [since, placeholders] = [0, 0];
  const look = () => {
    const now = performance.now();
    const busy = document.querySelector("[aria-busy='true'], .animate-pulse") !== null;
    if (busy && since === 0) since = now;
    if (!busy && since > 0) {
      placeholders = Math.max(placeholders, now - since);
      since = 0;
    }
    if (clicked > 0 && document.querySelector("main h1")?.textContent?.includes(name)) {
      Object.assign(globalThis, { benchOpening: { shown: now - clicked, placeholders } });
    } else requestAnimationFrame(look);
  };
  addEventListener(
    "click",
    () => {
      clicked = performance.now();
      look();
    },
    { capture: true, once: true },
  );
}
