import { expect, type Locator, type Page } from "@playwright/test";
import { openWithScript } from "../../harness/browser/open-page.ts";

/** Brings a page from the previous state into the next. */
export type Reach = (page: Page) => Promise<unknown>;

/** The named states of a screen, in the order in which one page reaches them. */
export type ScreenStates = Record<string, Reach>;

/** Opens a path and waits for its heading. */
export const at =
  (path: string): Reach =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };

/** Opens a path and waits until its form is hydrated. */
export const ready =
  (path: string): Reach =>
  (page) =>
    openWithScript(page, path);

/** Runs an action and waits until its result is visible. */
export const until =
  (act: Reach, shown: (page: Page) => Locator): Reach =>
  async (page) => {
    await act(page);
    await expect(shown(page).first()).toBeVisible();
  };

export const press =
  (name: string | RegExp): Reach =>
  (page) =>
    page.getByRole("button", { name }).first().click();

export const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole("heading", { name });
export const dialog = (name: string | RegExp) => (page: Page) => page.getByRole("dialog", { name });
