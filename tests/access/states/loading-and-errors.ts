import type { Page } from "@playwright/test";
import { openHydrated } from "../../harness/browser/open-page.ts";
import { heading, type Reach, type ScreenStates, until } from "./state.ts";

const BUSY = { message: "The service is busy. Please try again in a moment." };

/** Leaves all later API requests without a response. */
const silence = (page: Page) => page.route("**/api/**", () => {});
const failure = (page: Page) =>
  page.route("**/api/**", (route) => route.fulfill({ status: 503, json: BUSY }));

/** Follows a link to a screen that loads its data from the API, after `broken` has made the API fail or stop answering. */
const moveTo =
  (link: string | RegExp, broken: (page: Page) => Promise<unknown>): Reach =>
  async (page) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await openHydrated(page, "/companies?location=Leeds");
    await broken(page);
    await page.getByRole("link", { name: link }).first().click();
  };

const search: Reach = async (page) => {
  await page.getByLabel("Where do you need the skip?").fill("Cardiff");
  await page.getByRole("button", { name: "Find Companies" }).click();
};

const busy = (page: Page) => page.locator("main [aria-busy=true]");

export const WAITING: ScreenStates = {
  "for a company": until(moveTo(/^View Details/, silence), busy),
  "for search results": until(moveTo("Find Skip Hire", silence), busy),
  "for results on the home page": until(async (page) => {
    await until(moveTo("Home", silence), heading(/^Compare .* skip hire companies/))(page);
    await search(page);
  }, heading("Searching...")),
};

export const FAILING: ScreenStates = {
  "a company": until(moveTo(/^View Details/, failure), heading("Failed to load company")),
  "search results": until(moveTo("Find Skip Hire", failure), heading("Failed to fetch companies")),
  "the directory": until(moveTo("Page 2", failure), heading("Failed to load companies")),
};
