import { expect, type Page, test } from "@playwright/test";
import { openHydrated, openWithScript } from "../../harness/browser/open-page.ts";
import { fillDirectoryForm, fillQuotePage } from "../../harness/browser/quote-forms.ts";

const REASON = /^Please leave the field “website” empty: .* send it again$/;

interface HoneypotForm {
  open: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  send: RegExp;
  /** What says that the form was accepted. */
  accepted: RegExp;
}

const quoteForm = (open: HoneypotForm["open"]): HoneypotForm => ({
  open,
  fill: fillQuotePage,
  send: /^Send Quote Request/,
  accepted: /^SF-/,
});
const listingForm = (open: HoneypotForm["open"]): HoneypotForm => ({
  open,
  fill: async (page) => {
    await page.getByLabel("Your Name").fill("Chris Webb");
    await page.getByLabel("Phone Number").fill("01632 960222");
    await page.getByLabel("Email Address").fill("chris@webb-skips.example");
  },
  send: /^Get Listed/,
  accepted: /^Thank You!/,
});

const QUOTE = "/quote?companies=541&location=LS6+2AB";
const go = (path: string) => async (page: Page) => void (await page.goto(path));

const WITHOUT_SCRIPT: Record<string, HoneypotForm> = {
  "a quote request": quoteForm(go(QUOTE)),
  "a listing request": listingForm(go("/list-business")),
  "a claim": {
    open: go("/company/541/claim"),
    fill: async (page) => {
      await page.getByLabel("Your name").fill("Chris Webb");
      await page.getByLabel("Phone").fill("01632 960222");
      await page.locator("[name=email]").fill("chris@webb-skips.example");
      await page.getByLabel("What shows that the company is yours").fill("I am its director.");
    },
    send: /^Send for checking/,
    accepted: /A person looks at it/,
  },
  "a correction": {
    open: go("/company/541/correct"),
    fill: async (page) => {
      await page.getByLabel("What is wrong?").selectOption({ index: 1 });
      await page.getByLabel("What should it say?").fill("01632 960222");
    },
    send: /^Send$/,
    accepted: /We look into it/,
  },
};

const WITH_SCRIPT: Record<string, HoneypotForm> = {
  "a quote request": quoteForm((page) => openWithScript(page, QUOTE)),
  "a listing request": listingForm((page) => openWithScript(page, "/list-business")),
  "the directory's quote request": {
    open: async (page) => {
      await page.goto("/companies?mode=quote&location=Leeds");
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .click();
      await page.getByRole("button", { name: "Request Quotes (1)" }).click();
    },
    fill: fillDirectoryForm,
    send: /^Send Quote Request/,
    accepted: /^Quote Request Sent Successfully!/,
  },
  "a review": {
    open: async (page) => {
      await openHydrated(page, "/company/541");
      await page.getByRole("button", { name: "Write Review" }).click();
    },
    fill: async (page) => {
      await page.getByLabel("Your Name").fill("Sam");
      await page.getByLabel("Review Title").fill("On time");
      await page.getByLabel("Your Review").fill("They came when they said.");
    },
    send: /^Submit Review/,
    accepted: /^Review Submitted/,
  },
};

/** Fills in the hidden field, as some password managers do, and sends the form twice. */
async function sendTwice(page: Page, { open, fill, send, accepted }: HoneypotForm) {
  await open(page);
  await fill(page);
  const hidden = page.locator("input[name=website]");
  await hidden.evaluate((field: HTMLInputElement) => {
    field.value = "https://sam.example";
  });
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByText(REASON).last()).toBeVisible();
  await expect(hidden).toHaveValue("");
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByText(accepted).first()).toBeVisible();
}

for (const [name, form] of Object.entries(WITH_SCRIPT))
  test(`${name} with the hidden field filled in says why it was not sent, and goes the second time`, async ({
    page,
  }) => sendTwice(page, form));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, form] of Object.entries(WITHOUT_SCRIPT))
    test(`${name} with the hidden field filled in says why it was not sent, and goes the second time`, async ({
      page,
    }) => sendTwice(page, form));
});
