import type { Page } from "@playwright/test";
import { fillDirectoryForm, fillQuotePage, openKnownFields } from "../../harness/browser/quote-forms.ts";
import { at, dialog, heading, press, ready, type ScreenStates, text, until } from "./state.ts";

export const QUOTE_PAGE: ScreenStates = {
  empty: ready("/quote"),
  "with what is missing said": until(press(/^Send Quote Request/), text("Please enter your location")),
  "with a search refused for want of a place": until(press("Find Companies"), text("Location required")),
  "with companies found": until(
    async (page) => {
      await fillQuotePage(page);
      await page.getByLabel("Location").fill("Leeds");
      await press("Find Companies")(page);
    },
    (page) => page.getByRole("group", { name: /^5 companies selected/ }),
  ),
  "with what is probably mistyped asked about": until(async (page) => {
    await page.getByLabel("Phone Number").fill("01632 9601");
    await press(/^Send Quote Request/)(page);
  }, text("Is this phone number right?")),
  "its receipt": until(press(/^Send Quote Request/), heading(/quote request SF-/)),
  "its receipt before choosing": until(
    (page) => page.getByText("I've chosen this company").first().click(),
    (page) => page.getByRole("button", { name: /^Yes, choose / }),
  ),
  "its receipt with a choice": until(press(/^Yes, choose /), text(/you can undo this/)),
  "its record": until(
    (page) => page.goto(`${new URL(page.url()).pathname}/record`),
    (page) => page.getByRole("heading", { name: "Duty-of-care record" }),
  ),
  "its record for a business": until(
    (page) => page.getByRole("link", { name: "Business", exact: true }).click(),
    text("SIC code (2007) of the business handing over"),
  ),
  "its receipt after undoing": until(async (page) => {
    await page.getByRole("link", { name: "Back to the request" }).click();
    await press("Undo")(page);
  }, text("I've chosen this company")),
  "its receipt before withdrawing": until(
    (page) => page.getByText("Withdraw my request", { exact: true }).click(),
    (page) => page.getByRole("button", { name: "Yes, withdraw it" }),
  ),
  "its receipt, withdrawn": until(press("Yes, withdraw it"), text(/You withdrew this request on/)),
  "its receipt before the details are deleted": until(
    (page) => page.getByText("Delete my details", { exact: true }).click(),
    (page) => page.getByRole("button", { name: "Yes, delete my details" }),
  ),
  "its receipt without details": until(press("Yes, delete my details"), text(/Your details were deleted on/)),
  "with a company named in the address": ready("/quote?companies=102&location=Leeds"),
  "with what is known opened": until(openKnownFields, (page) => page.getByLabel("Location")),
  "with a job, and companies that can't do it": until(
    at("/quote?companies=102,19,1940&location=LS6+2AB&size=6&weeks=3&stands=road&waste=garden,soil"),
    text("Check before you send"),
  ),
};

const select = (page: Page) => page.getByRole("checkbox", { name: /^Select / });

export const DIRECTORY_FORM: ScreenStates = {
  "nothing chosen": at("/companies?mode=quote&location=Leeds"),
  "three companies chosen": until(
    async (page) => {
      for (const position of [0, 1, 2]) await select(page).nth(position).click();
    },
    text(/^3 of 5/),
  ),
  "the form": until(press("Request Quotes (3)"), text(/Please fill in all required fields/)),
  "the form with what is wrong said": until(async (page) => {
    await page.getByLabel("Email Address").fill("nobody");
    await page.getByLabel("Phone Number").focus();
    await page.getByLabel("Full Name").focus();
    await page.getByLabel("Phone Number").focus();
  }, text("Valid email is required")),
  "the form with what is probably mistyped asked about": until(async (page) => {
    await fillDirectoryForm(page);
    await page.getByLabel("Email Address").fill("jo.bailey@hotmial.co.uk");
    await press("Send Quote Request")(page);
  }, text("Did you mean jo.bailey@hotmail.co.uk?")),
  "the form after a failed send": until(async (page) => {
    await fillDirectoryForm(page);
    await page.route("**/api/quotes*", (route) => route.abort());
    await press("Send Quote Request")(page);
  }, text("Failed to send quote request. Please try again.")),
  sent: until(async (page) => {
    await page.unroute("**/api/quotes*");
    await press("Send Quote Request")(page);
  }, dialog("Quote Request Sent Successfully!")),
};

export const LISTING: ScreenStates = {
  empty: ready("/list-business"),
  "with what is missing said": until(press("Get Listed"), text("Name is required")),
  "with what is probably mistyped asked about": until(async (page) => {
    await page.getByLabel("Your Name").fill("Priya Shah");
    await page.getByLabel("Email Address").fill("priya@shah-skips.example");
    await page.getByLabel("Phone Number").fill("01632 9607");
    await press("Get Listed")(page);
  }, text("Is this phone number right?")),
  sent: until(press("Get Listed"), heading("Thank You!")),
};

const REFUSED = { message: "Too many reviews from this address. Please try again in an hour." };

export const REVIEW_FORM: ScreenStates = {
  open: until(
    async (page) => {
      await at("/company/7")(page);
      await press("Write Review")(page);
    },
    (page) => page.getByLabel("Review Title"),
  ),
  "with what is missing said": until(press("Submit Review"), text("Name is required")),
  refused: until(async (page) => {
    await page.route("**/api/reviews", (route) => route.fulfill({ status: 429, json: REFUSED }));
    await page.getByLabel("Your Name").fill("Alex Morgan");
    await page.getByLabel("Review Title").fill("Arrived when they said");
    await page.getByLabel("Your Review").fill("Skip came at eight as promised.");
    await press("Submit Review")(page);
  }, text(REFUSED.message)),
};

/** States of forms and lists whose script files are blocked. The server renders error messages and the chosen companies. */
export const PLAIN_FORMS: ScreenStates = {
  "with companies to look over": until(
    async (page) => {
      await at("/quote")(page);
      await fillQuotePage(page);
      await page.getByLabel("Location").fill("Leeds");
      await press(/^Send Quote Request/)(page);
    },
    (page) => page.getByRole("alert"),
  ),
  "with what is missing said": until(async (page) => {
    await at("/quote?companies=102&location=Leeds")(page);
    await press(/^Send Quote Request/)(page);
  }, text("Please select hire date")),
  "listing, with what is missing said": until(async (page) => {
    await at("/list-business")(page);
    await press("Get Listed")(page);
  }, text("Valid email is required")),
  "choosing in the directory": at("/companies?mode=quote&location=Leeds"),
  "search results": at("/search?location=Leeds"),
};
