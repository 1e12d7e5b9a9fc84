import { expect, type Page, test } from "@playwright/test";
import { openWithScript } from "../../harness/browser/open-page.ts";
import { nextSaturday, openKnownFields } from "../../harness/browser/quote-forms.ts";
import { expectRequestPage } from "../../harness/browser/receipt-page.ts";

/** A Saturday after the notice period of every company, so that every company can deliver in time. */
const SATURDAY = nextSaturday(4);
const JOB = `location=LS6+2AB&radius=30&size=6&date=${SATURDAY}&weeks=3&stands=road&waste=garden,soil`;

/**
 * Ids of companies in the demonstration data. One near LS6 2AB fits the job, and one has no 6 yard skip. One is in Swansea and
 * delivers only there.
 */
const [FITS, TOO_SMALL, FAR] = [312, 19, 1940];

async function fillCustomer(page: Page) {
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await page.getByLabel("Email Address").fill(`sam.${crypto.randomUUID().slice(0, 8)}@customer.example`);
  await page.getByLabel("Phone Number").fill("01632 960123");
}

/** The fields that a customer sees, without the checkboxes of companies. */
const visibleFields = (page: Page) =>
  page
    .locator("main form")
    .locator("input:not([type=checkbox], [type=hidden], [type=file], [name=website]), select, textarea")
    .filter({ visible: true });

const warnings = (page: Page) => page.getByRole("region", { name: "Check before you send" });
const ticked = (page: Page) =>
  page.getByRole("group", { name: /selected \(maximum 5\)/ }).getByRole("checkbox", { checked: true });

test("the quote page is filled in with the job, and sends it exactly", async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await openWithScript(page, `/quote?companies=${FITS}&${JOB}`);
  const known = page.getByText(/^6 yd, LS6 2AB, on the road, Sat \d+ \w+, 3 weeks, garden, soil$/);
  await expect(known.first()).toBeVisible();
  await expect(visibleFields(page)).toHaveCount(4);
  await openKnownFields(page);
  await expect(page.getByLabel("Skip Size")).toHaveValue("medium");
  await expect(page.getByLabel("Exact size, if you know it")).toHaveValue("6");
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Garden, soil");
  await expect(page.getByLabel("Location")).toHaveValue("LS6 2AB");
  await expect(page.getByLabel("Search radius (km)")).toHaveValue("30");
  await expect(page.getByLabel("Where will it stand?")).toHaveValue("road");
  await expect(page.getByText(/normally needs a permit/)).toBeVisible();
  await expect(page.getByLabel("Hire Date")).toHaveValue(SATURDAY);
  await expect(page.getByLabel("Hire Duration")).toHaveValue("1-month");
  await expect(page.getByLabel("Hire Duration")).toHaveAccessibleDescription(/Sent as 3 weeks/);
  await fillCustomer(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    skipSize: "medium",
    radius: 30,
    job: { size: 6, date: SATURDAY, weeks: 3, stands: "road", waste: ["garden", "soil"] },
  });
  await expectRequestPage(page);
  for (const text of ["6 yards", "On the road", "3 weeks", "Garden, soil"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test("the exact sizes are those of the chosen range, and another range drops the chosen one", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  const exact = page.getByLabel("Exact size, if you know it");
  await expect(exact).toBeHidden();
  await page.getByLabel("Skip Size").selectOption("large");
  await expect(exact.getByRole("option")).toHaveText(["Not sure", "10 yards", "12 yards"]);
  await exact.selectOption("12");
  await page.reload();
  await expect(exact).toHaveValue("12");
  await page.getByLabel("Skip Size").selectOption("small");
  await expect(exact).toHaveValue("");
  await expect(exact.getByRole("option")).toHaveText(["Not sure", "4 yards", "5 yards"]);
});

test("prices are for the range and then for the exact size, and the form asks to find again for the others", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  await page.getByLabel("Location").fill("LS6 2AB");
  await page.getByLabel("Skip Size").selectOption("large");
  await page.getByRole("button", { name: "Find Companies" }).click();
  const rows = page.getByRole("group", { name: /selected \(maximum 5\)/ }).getByRole("listitem");
  await expect(rows.first()).toContainText(/from £[\d.]+ 1[02] yd/);
  await expect(rows.filter({ hasText: /\b[2468] yd|Ask for a price/ })).toHaveCount(0);
  await page.getByLabel("Exact size, if you know it").selectOption("12");
  await expect(rows.first()).toContainText(/ £[\d.]+ 12 yd/);
  await expect(rows.last()).not.toContainText("yd");
  const again = page.getByText("Your job changed: find again for prices.");
  await expect(again).toBeVisible();
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(again).toBeHidden();
  await expect(rows.last()).toContainText("12 yd");
});

test("after a change of the place nothing is said for the old one, and Send names the companies that may not suit", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  await page.getByLabel("Location").fill("Leeds");
  await page.getByRole("button", { name: "Find Companies" }).click();
  const rows = page.getByRole("group", { name: /selected \(maximum 5\)/ }).getByRole("listitem");
  await expect(rows.last()).toContainText(/miles?/);
  const notice = page.getByText(/may not suit your job/);
  await expect(notice).toBeHidden();
  await page.getByLabel("Location").fill("Swansea");
  await expect(rows.last()).not.toContainText(/miles?|Delivers/);
  await expect(notice).toBeVisible();
  await notice.getByRole("link", { name: "see why" }).click();
  await expect(warnings(page)).toBeInViewport();
});

test("a known field that is emptied opens again with its message when the form is sent", async ({ page }) => {
  await openWithScript(page, `/quote?companies=${FITS}&${JOB}`);
  await openKnownFields(page);
  await page.getByLabel("Type of Waste").fill("");
  await page.locator("summary", { hasText: "Change what you ask for" }).click();
  await expect(visibleFields(page)).toHaveCount(4);
  await fillCustomer(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  await expect(page.getByText("Please describe the waste type", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Type of Waste")).toBeFocused();
});

test("a known place that nobody knows is asked about, in its opened field", async ({ page }) => {
  await openWithScript(page, `/quote?companies=${FITS}&${JOB.replace("LS6+2AB", "the+old+mill")}`);
  await fillCustomer(page);
  await page.getByRole("button", { name: "Send Quote Request (1)" }).click();
  await expect(page.getByLabel("Location")).toBeFocused();
  await expect(page.getByLabel("Location")).toHaveAccessibleDescription(/^Is this place right\?/);
});

test("the form says beside the size that the waste is too heavy for it, as long as it is", async ({
  page,
}) => {
  const warning = page.getByText(/too heavy for 12 yards: skips above 8 yards take light waste only/);
  await openWithScript(page, "/quote?size=12&waste=soil,wood");
  await expect(warning).toBeVisible();
  await openKnownFields(page);
  await page.getByLabel("Skip Size").selectOption("small");
  await expect(warning).toBeHidden();
  await page.getByLabel("Skip Size").selectOption("large");
  await expect(warning).toBeVisible();
  await page.getByLabel("Type of Waste").fill("Hedge cuttings");
  await expect(warning).toBeHidden();
});

test("a company that can't do the job is named with the reason, and without its tick no longer", async ({
  page,
}) => {
  await openWithScript(page, `/quote?companies=${FITS},${TOO_SMALL},${FAR}&${JOB}`);
  await expect(warnings(page).getByRole("listitem")).toHaveCount(2);
  await expect(warnings(page)).toContainText("Doesn't hire out 6 yard skips.");
  await expect(warnings(page)).toContainText(/Doesn't deliver to LS6 2AB\. It says/);
  await expect(ticked(page)).toHaveCount(3);
  await ticked(page).nth(1).click();
  await expect(warnings(page).getByRole("listitem")).toHaveCount(1);
  await expect(ticked(page)).toHaveCount(2);
  await openKnownFields(page);
  await page.getByLabel("Location").fill("Swansea");
  await expect(warnings(page)).toBeHidden();
});

test("beside companies brought along, a search ticks nobody", async ({ page }) => {
  await openWithScript(page, `/quote?companies=${FITS}&${JOB}`);
  await expect(page.getByText(/ticks none of them/)).toBeVisible();
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(
    page.getByRole("group", { name: /^1 company selected/ }).getByRole("checkbox"),
  ).not.toHaveCount(1);
  await expect(ticked(page)).toHaveCount(1);
});

test("what is typed over a job survives a reload, and another job replaces it", async ({ page }) => {
  await openWithScript(page, `/quote?companies=${FITS}&${JOB}`);
  await openKnownFields(page);
  await page.getByLabel("Type of Waste").fill("Garden, soil and a bath");
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await page.reload();
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Garden, soil and a bath");
  await page.goto(`/quote?companies=${FITS}&${JOB.replace("garden,soil", "wood")}`);
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Wood");
});

test("the way to the planner and back keeps what the form says and the ticked companies", async ({
  page,
}) => {
  await openWithScript(page, "/quote");
  await fillCustomer(page);
  await page.getByLabel("Location").fill("Leeds");
  await page.getByLabel("Where will it stand?").selectOption("road");
  await page.getByRole("button", { name: "Find Companies" }).click();
  await ticked(page).first().uncheck();
  const names = await page.locator("label:has(input[name=companies]:checked)").allTextContents();
  expect(names).toHaveLength(4);
  await page.getByRole("link", { name: "Who decides, and how soon?" }).click();
  await expect(page).toHaveURL(/#permit$/);
  await expect(page.getByRole("heading", { name: "Permit", exact: true })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: "Your skip plan" })).toBeVisible();
  await expect(page.getByText("In Leeds, on the road")).toBeVisible();
  await page.getByRole("link", { name: "Ask those you chose for a quote" }).click();
  await expect(page.locator("label:has(input[name=companies]:checked)")).toHaveText(names);
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Taylor");
});

test("the planner leads from a comparison to a request to the compared companies", async ({ page }) => {
  await page.goto(`/compare?ids=${FITS},${TOO_SMALL}&${JOB}`);
  await page.getByRole("link", { name: "Whose permit, its fee and how long it takes" }).click();
  await page.getByRole("link", { name: "Ask those you chose for a quote" }).click();
  await expect(page.getByRole("button", { name: "Send Quote Request (2)" })).toBeVisible();
});

test("the directory's form is filled in with the job too, warns, and sends the same", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/companies?mode=quote&${JOB.replace("&size=6", "")}`);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Request Quotes \(1\)/ }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await openKnownFields(page);
  await expect(page.getByLabel("Type of Waste")).toHaveValue("Garden, soil");
  await expect(page.getByRole("textbox", { name: "Location", exact: true })).toHaveValue("LS6 2AB");
  await expect(page.getByLabel("Where will it stand?")).toHaveValue("road");
  const date = page.getByLabel("Delivery date, if you know it");
  await expect(date).toHaveValue(SATURDAY);
  await expect(date).toHaveAccessibleDescription(/isn't a working day/);
  await expect(page.getByLabel("Hire Length")).toHaveValue("1-month");
  await page.getByLabel("Skip Size").selectOption("roll-on-20-yard");
  await page.getByLabel("Exact size, if you know it").selectOption("40");
  await expect(page.getByText(/too heavy for 40 yards/)).toBeVisible();
  await fillCustomer(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Send Quote Request" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    job: { size: 40, date: SATURDAY, weeks: 3, stands: "road", waste: ["garden", "soil"] },
  });
  await expect(page.getByRole("dialog", { name: "Quote Request Sent Successfully!" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form warns of waste that is too heavy for the size, from the job and from the size alone", async ({
    page,
  }) => {
    await page.goto("/quote?size=12&waste=soil,wood");
    await expect(page.getByText(/too heavy for 12 yards/)).toBeVisible();
    await page.goto("/quote");
    const note = page.getByText(/Skips above 8 yards take light waste only/);
    await expect(note).toBeHidden();
    await page.getByLabel("Skip Size").selectOption("extra-large");
    await expect(note).toBeVisible();
  });

  test("companies ticked in a list arrive with the job, are warned about, unticked and asked", async ({
    page,
  }) => {
    const chosen = [FITS, TOO_SMALL, FAR].map((id) => `companies=${id}`).join("&");
    await page.goto(`/quote?${chosen}&${JOB}`);
    await expect(ticked(page)).toHaveCount(3);
    await expect(page.getByLabel("Skip Size")).toHaveValue("medium");
    await expect(page.getByText(/normally needs a permit/)).toBeVisible();
    await page.getByLabel("Full Name").fill("Sam Taylor");
    await expect(warnings(page).getByRole("listitem")).toHaveCount(2);
    await ticked(page).nth(1).click();
    await expect(ticked(page)).toHaveCount(2);
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/valid email address/);
    await expect(page.getByLabel("Where will it stand?")).toHaveValue("road");
    await expect(page.getByLabel("Hire Date")).toHaveValue(SATURDAY);
    await fillCustomer(page);
    await page.getByRole("button", { name: /^Send Quote Request/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
    for (const text of ["6 yards", "On the road", "3 weeks", "Garden, soil"])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText("Recorded, not sent (test mode)")).toHaveCount(2);
  });
});
