import type { Page } from "@playwright/test";

/** Waits until the page is hydrated. Before that, a link causes a full page load. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
}

export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactProps")),
  );

/** Above it may stand a form that only searches, whose script loads earlier. */
const POSTED_FORM = "main form[method=post]";

/** Waits until the form is hydrated. Before that, the browser submits it without script, which other tests cover. */
export async function openWithScript(page: Page, path: string) {
  await page.goto(path);
  // The form's script loads when the pointer is on the form.
  await page.locator(POSTED_FORM).first().hover();
  await waitForFormScript(page);
}

export const waitForFormScript = (page: Page) =>
  page.waitForFunction((selector) => {
    const form = document.querySelector(selector);
    return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
  }, POSTED_FORM);

/** The script that hydrates pages waits until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", (route) => released.then(() => route.continue()));
  return letGo;
}
