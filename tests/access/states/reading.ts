import { expect } from "@playwright/test";
import { at, press, type ScreenStates, text, until } from "./state.ts";

export const READING: ScreenStates = {
  "the guides": at("/guides"),
  "a guide with a table": at("/guides/waste-types"),
  "a guide": at("/guides/skip-hire-permits"),
  "a guide that does not exist": at("/guides/no-such-guide"),
  "skip sizes": at("/skip-sizes"),
  "whether a company is listed": at("/find-listing?text=LS6"),
  "whether a company is listed, which is not": at("/find-listing?text=Zebra+Removals"),
  "the planner": at("/plan"),
  "the planner, sent empty": at("/plan?asked=1"),
  "a plan for the road": at("/plan?kind=patio&location=DE1+1AA&stands=road&waste=soil,plasterboard,tyres"),
  "a plan that asks for the road authority": at("/plan?bags=120&location=DE3+0AA&stands=road"),
  "a plan for London, with a date that is too early": at(
    `/plan?size=12&waste=soil&location=CR0+1AA&stands=road&date=${new Date().toISOString().slice(0, 10)}`,
  ),
  "a plan in Northern Ireland": at("/plan?kind=house&location=BT1+1AA"),
  "a plan for an unknown place": at("/plan?kind=house&location=Ledes"),
  "a plan without a place": at("/plan?kind=kitchen&stands=drive"),
  "a plan without a job": at("/plan?location=Shropshire"),
  "the towns": at("/skip-hire"),
  "a town whose permit fee is known": at("/skip-hire/derby"),
  "a town with many companies": at("/skip-hire/london"),
  "a town whose name others have": at("/skip-hire/newport"),
  "a town that does not exist": at("/skip-hire/no-such-town"),
  "a town without a page": at("/skip-hire/st-davids"),
  "how we work": at("/how-we-work"),
  "the reviews policy": at("/reviews-policy"),
  "the reviews ledger": at("/reviews-ledger"),
  "reporting a review": until(async (page) => {
    await at("/company/102")(page);
    await page
      .getByRole("link", { name: /^Report / })
      .first()
      .click();
  }, text("What is wrong with it?")),
  "reporting a review for no reason": until(press("Send report"), text("one thing needs another look")),
  "reporting a review that is gone": at("/review-report/1?company=102"),
  "a link to confirm a claim that opens nothing any more": at("/confirm-claim/no-such-token"),
  "a review that is gone": at("/my-review/no-such-token"),
  "the terms": at("/terms"),
  "the developers' page": at("/developers"),
  "a call of the API": until(async (page) => {
    await at("/developers")(page);
    await page.getByText("Parameters, answers and errors of GET /api/companies", { exact: true }).click();
  }, text("Kilometres around the location")),
  "the privacy policy": at("/privacy"),
  "complaining about personal data": at("/privacy/complaint"),
  "a complaint that was sent": at("/privacy/complaint?sent=1"),
  "the sitemap": at("/sitemap"),
  "a page that does not exist": at("/no/such/page"),
};

/** The menu of narrow screens. Wide screens have no menu button. */
export const MENU: ScreenStates = {
  open: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await at("/search")(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeInViewport({ ratio: 1 });
  },
};
