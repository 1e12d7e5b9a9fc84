import type { Page } from "@playwright/test";
import { at, dialog, heading, press, type ScreenStates, text, until } from "./state.ts";

const SEARCH_BOX = "Where do you need the skip?";

export const SEARCHING: ScreenStates = {
  "before a place is named": at("/search"),
  "with places suggested": until(
    (page) => page.getByLabel(SEARCH_BOX).pressSequentially("newp"),
    (page) => page.getByRole("option"),
  ),
  "with a suggestion under the cursor": until(
    (page) => page.getByLabel(SEARCH_BOX).press("ArrowDown"),
    (page) => page.getByRole("option", { selected: true }),
  ),
  "near a name that several places have": at("/search?location=Newport"),
  "near a postcode": at("/search?location=ls1+4dy"),
  "near a place nobody knows": at("/search?location=zzzzqqqq"),
  "near a misspelled place": at("/search?location=Brigton"),
  "where a wider radius is offered": at("/search?location=St+Davids&radius=5"),
  "on the last page": at("/search?location=Leeds&radius=30&page=99"),
  "filtered and sorted": at("/search?location=London&search=skip+hire&sort=name"),
  "for a whole job": at("/search?location=LS6+2AB&radius=30&size=6&stands=road&waste=soil&date=2020-01-01"),
  "with the wastes open": until(
    async (page) => {
      // The test uses a wide screen, because the job bar is collapsed on a phone.
      await page.setViewportSize({ width: 1280, height: 900 });
      await at("/search?location=LS6+2AB&waste=soil")(page);
      await page.getByText("Soil", { exact: true }).first().click();
    },
    (page) => page.getByRole("checkbox", { name: "Rubble" }),
  ),
  "with filters in use": at("/search?location=LS6+2AB&serves=yes&size=6&quotable=1&minRating=4&maxTotal=400"),
  "where filters leave nobody": until(
    at("/search?location=LS6+2AB&serves=yes&search=no-such-company"),
    heading("No companies found"),
  ),
  "on a phone with the job and the filters open": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await at("/search?location=LS6+2AB&size=6")(page);
    await page.getByText("Change", { exact: true }).click();
    await page.getByText("Filters", { exact: true }).click();
    // "Show companies" stays at the lower edge while the filters are in view, and lies over the choice that is there.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  },
};

const ticks = (page: Page) => page.getByRole("checkbox", { name: /Request a quote from/ });

export const SELECTING: ScreenStates = {
  "with one company chosen": until(async (page) => {
    await at("/search?location=London")(page);
    await ticks(page).first().check();
  }, text("1 company selected.")),
  "with five companies chosen": until(press("Select Top 5"), text("5 companies selected.")),
  "with a sixth refused": until((page) => ticks(page).nth(7).click(), text("Maximum reached")),
  "with the companies to be asked in a dialog": until(press("Request Quotes (5)"), dialog("Request Quotes")),
};

export const HOME_PAGE: ScreenStates = {
  "before a search": at("/"),
  "with a tooltip": until(
    (page) => page.getByRole("button", { name: "Email available" }).first().focus(),
    (page) => page.getByRole("tooltip"),
  ),
  "with results": at("/?location=Leeds&radius=25"),
  "with nothing found": at("/?location=zzzzqqqq&radius=5"),
};

export const DIRECTORY_PAGE: ScreenStates = {
  "as a list": at("/companies"),
  "on a page in the middle": at("/companies?page=9"),
  "filtered by name and place": at("/companies?search=skip&locationSearch=swansea"),
  "sorted near a place": at("/companies?location=Leeds"),
  "with nothing found": at("/companies?search=no-such-company-anywhere"),
};

export const COMPANY_PAGE: ScreenStates = {
  "with forty reviews": at("/company/102"),
  "for a job": at("/company/541?location=York&size=6&stands=road&waste=soil,mattress"),
  "asked for a size it does not hire out": at("/company/541?location=LS6+2AB&size=40"),
  "without a review": at("/company/96"),
  "with a website and without an email": at("/company/122"),
  "without a phone or a website": at("/company/111"),
  "with a very long name": at("/company/109"),
  "that does not exist": at("/company/999999"),
};

export const COMPARISON_PAGE: ScreenStates = {
  "of two companies": at("/compare?ids=102,541&location=York&size=6&stands=road&waste=soil,mattress"),
  "of five companies, also a very long name": at("/compare?ids=102,541,109,309,999&location=York&size=6"),
  "of three companies, without a place and size": at("/compare?ids=102,541,96"),
  "with an unknown company left out": at("/compare?ids=102,999999,541"),
  "of one company": at("/compare?ids=102&location=York"),
  "of no company": at("/compare"),
};

export const PRICES_PAGE: ScreenStates = {
  "before a place is named": at("/price-comparison"),
  "of every size": at("/price-comparison?location=Cardiff"),
  "of mini skips": at("/price-comparison?location=Cardiff&skipSize=mini"),
  "of small skips": at("/price-comparison?location=Cardiff&skipSize=small"),
  "of medium skips": at("/price-comparison?location=Cardiff&skipSize=medium"),
  "of large skips": at("/price-comparison?location=Cardiff&skipSize=large"),
  "of a job": at("/price-comparison?location=York&size=6&stands=road&waste=mattress"),
  "where nobody delivers": until(at("/price-comparison?location=zzzzqqqq"), heading("No companies found")),
};
