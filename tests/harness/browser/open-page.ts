import type { Page } from "@playwright/test";

/** Opens a page and waits until script has taken it over. Before that, a link asks the server for a whole page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

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

/** Holds up the script that takes over pages until it is let go. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", (route) => released.then(() => route.continue()));
  return letGo;
}
