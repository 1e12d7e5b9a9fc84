import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until script has taken over its form. Before that, the form is sent as a plain one, which is
 * another journey (and has its own tests).
 */
export async function openWithScript(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const form = document.querySelector("main form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  });
}
