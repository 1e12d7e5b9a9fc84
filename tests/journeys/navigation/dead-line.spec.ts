import { expect, type Page, test } from "@playwright/test";
import { openHydrated, openWithScript, waitForFormScript } from "../../harness/browser/open-page.ts";
import { fillDirectoryForm, fillQuotePage } from "../../harness/browser/quote-forms.ts";

/** A press that starts a wait, and what the page shows once it is given up. */
interface Wait {
  start: string;
  /** What the visitor does before the line dies. */
  prepare?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  end: string | RegExp;
}

const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole("link", { name }).locator("visible=true").first().click();
const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).locator("visible=true").first().click();

const WAITS: Record<string, Wait> = {
  "a company": {
    start: "/companies?location=Leeds",
    press: follow(/^View Details/),
    end: "Failed to load company",
  },
  "the search page": {
    start: "/list-business",
    press: follow("Find Skip Hire"),
    end: "Failed to fetch companies",
  },
  "the directory": {
    start: "/list-business",
    press: follow("All Companies"),
    end: "Failed to load companies",
  },
  "another order": {
    start: "/search?location=Leeds&radius=30",
    press: (page) => page.getByLabel("Sort by").selectOption({ label: "Company Name" }),
    end: "Failed to fetch companies",
  },
  "another page of a list": { start: "/companies", press: follow("Page 2"), end: "Failed to load companies" },
  "a filter": {
    start: "/search?location=Leeds&radius=30",
    press: (page) => page.getByRole("radio", { name: /^4 or higher/ }).check(),
    end: "Failed to fetch companies",
  },
  "the search on the home page": {
    start: "/",
    prepare: (page) => page.getByLabel("Where do you need the skip?").fill("Cardiff"),
    press: pressButton("Find Companies"),
    end: "No companies found",
  },
  "a map": { start: "/search?location=Leeds&radius=30", press: follow("Map"), end: "Failed to load the map" },
  prices: {
    start: "/price-comparison",
    prepare: (page) => page.getByLabel("Postcode or town").fill("Leeds"),
    press: pressButton("Compare Prices"),
    end: "Failed to fetch price comparison",
  },
  "companies for a quote": {
    start: "/quote",
    prepare: async (page) => {
      await page.locator("main form[method=post]").hover();
      await waitForFormScript(page);
      await page.getByLabel("Location").fill("Leeds");
    },
    press: pressButton("Find Companies"),
    end: "Could not search for companies. Please try again.",
  },
  "a listing request": {
    start: "/list-business",
    prepare: async (page) => {
      await page.locator("main form[method=post]").hover();
      await waitForFormScript(page);
      await page.getByLabel("Your Name").fill("Sam Taylor");
      await page.getByLabel("Email Address").fill("sam@firm.example");
      await page.getByLabel("Phone Number").fill("01632 960123");
    },
    press: pressButton("Get Listed"),
    end: "Failed to submit quote request",
  },
  "a review": {
    start: "/company/541",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Write Review" }).click();
      await page.getByLabel("Your Name").fill("Sam");
      await page.getByLabel("Review Title").fill("On time");
      await page.getByLabel("Your Review").fill("Came at eight.");
    },
    press: pressButton("Submit Review"),
    end: "Failed to submit review",
  },
  "the directory's quote form": {
    start: "/companies?mode=quote&location=Leeds",
    prepare: async (page) => {
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .click();
      await page.getByRole("button", { name: "Request Quotes (1)" }).click();
      await fillDirectoryForm(page);
    },
    press: pressButton("Send Quote Request"),
    end: "Failed to send quote request. Please try again.",
  },
};

const slow = (page: Page) => page.getByText("This is taking longer than usual");

/** Leaves all later requests to the API without an answer. Returns a function that counts them. */
async function silence(page: Page) {
  let asked = 0;
  await page.route("**/api/**", () => {
    asked += 1;
  });
  return () => asked;
}

/** Steps of 2 seconds, because a toast goes away after a few. */
async function runUntil(page: Page, end: string | RegExp) {
  const shown = page.getByText(end, { exact: true }).first();
  const step = async () => {
    await page.clock.runFor(2_000);
    return shown.isVisible();
  };
  await expect.poll(step, { intervals: [100], timeout: 30_000 }).toBe(true);
}

for (const [name, { start, prepare, press, end }] of Object.entries(WAITS)) {
  test(`${name} on a dead line: slow after 8 seconds, given up after 30`, async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, start);
    await prepare?.(page);
    const asked = await silence(page);
    await press(page);
    await expect.poll(asked).toBeGreaterThan(0);
    await page.clock.runFor(2_000);
    await expect(slow(page)).toBeHidden();
    // Forms ask questions for at most 5 seconds before they send.
    await page.clock.runFor(12_000);
    await expect(slow(page)).toBeVisible();
    await runUntil(page, end);
    await expect(slow(page)).toBeHidden();
  });
}

test("a list says that the new order is still loading", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds&radius=30");
  await silence(page);
  await page.getByLabel("Sort by").selectOption({ label: "Company Name" });
  await expect(page.getByRole("status").filter({ hasText: "Loading companies" })).toBeVisible();
});

test("a quote request that got no answer keeps what was typed, and sent again it is the same request", async ({
  page,
}) => {
  await page.clock.install();
  await openWithScript(page, "/quote?companies=102&location=Leeds");
  await fillQuotePage(page);
  // The server stores an equal request once an hour.
  const bodies: (string | null)[] = [];
  await page.route("**/api/quotes*", (route) => {
    bodies.push(route.request().postData());
  });
  const send = page.getByRole("button", { name: /Send Quote Request/ });
  await send.click();
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.runFor(31_000);
  await expect(
    page.getByText("There was an error sending your quote requests. Please try again.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
  await send.click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toBe(bodies[0]);
});

for (const [start, file] of [
  ["/quote", "quote-form"],
  ["/list-business", "listing-form"],
] as const) {
  test(`what is typed on ${start} before the code of its form has loaded stays`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/assets/${file}-*.js`, (route) => released.then(() => route.continue()));
    await openHydrated(page, start);
    const name = page.getByLabel(/^(Full|Your) Name/);
    await name.fill("Sam Taylor");
    release();
    await waitForFormScript(page);
    await page.getByLabel("Email Address").fill("sam@home.example");
    await expect(name).toHaveValue("Sam Taylor");
  });

  test(`a link within ${start} followed before the code of its form has loaded keeps text and focus`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/assets/${file}-*.js`, (route) => released.then(() => route.continue()));
    await openHydrated(page, start);
    await page.getByRole("link", { name: "Skip to main content" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    const name = page.getByLabel(/^(Full|Your) Name/);
    await name.pressSequentially("Sam");
    release();
    await waitForFormScript(page);
    await page.keyboard.type(" Taylor");
    await expect(name).toHaveValue("Sam Taylor");
    await page.goBack();
    await expect(page).not.toHaveURL(/#main$/);
    await expect(name).toHaveValue("Sam Taylor");
  });

  test(`the form of ${start} is there after leaving and Back, though nobody had touched it`, async ({
    page,
  }) => {
    await openHydrated(page, start);
    await page.getByRole("contentinfo").getByRole("link", { name: "All Companies", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/All Skip Hire Companies/);
    await page.goBack();
    await expect(page.getByLabel(/^(Full|Your) Name/)).toBeVisible();
  });
}

test("a page whose code never arrives is loaded as a document", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/companies");
  await page.route("**/assets/price-comparison.screen-*.js", () => {});
  await page.getByRole("contentinfo").getByRole("link", { name: "Price Comparison" }).click();
  await page.clock.runFor(9_000);
  await expect(slow(page)).toBeVisible();
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(22_000);
  expect(new URL((await document).url()).pathname).toBe("/price-comparison");
});
