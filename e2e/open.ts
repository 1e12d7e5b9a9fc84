import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until script has taken over its form. Before that, the form is sent as a plain one, which is
 * another journey (and has its own tests).
 */
export async function openWithScript(page: Page, path: string) {
  await page.goto(path);
  // Its script comes when the hand comes near.
  await page.locator("main form").first().hover();
  await waitForFormScript(page);
}

/** Until script has taken over the form of a page. */
export const waitForFormScript = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector("main form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
