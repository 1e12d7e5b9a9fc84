import { expect, type Page, test } from "@playwright/test";
import { addWorkingDays, UNITED_KINGDOM } from "../../contract/job/delivery-days.ts";
import { holdScript, openHydrated } from "../harness/browser/open-page.ts";
import { nextSaturday } from "../harness/browser/quote-forms.ts";

const PHONE = { width: 360, height: 740 };
const JOB = "/search?location=LS6+2AB&radius=30&size=6&stands=road";
/**
 * A search with a size, a place to stand, wastes and a delivery date. The cards are long, because each says something about
 * every part of the search.
 */
const WHOLE_JOB = `${JOB}&waste=garden,soil&date=${nextSaturday()}`;

/** Not today, and a working day in every nation. */
const WORKING_DAY = addWorkingDays(nextSaturday(), 0, UNITED_KINGDOM).day;

const cards = (page: Page) => page.getByRole("article");

test("on a phone the first company is within the first screen, below the job", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(JOB);
  for (const chip of ["LS6 2AB, 19 miles", "on the road", "6 yd", "Date", "Waste"])
    await expect(page.getByRole("button", { name: chip, exact: true })).toBeVisible();
  await expect(page.getByLabel("Where do you need the skip?")).toBeHidden();
  await expect(cards(page).first()).toBeInViewport({ ratio: 1 });
  await page.getByText("Change", { exact: true }).click();
  await expect(page.getByLabel("Where do you need the skip?")).toHaveValue("LS6 2AB");
  await expect(page.getByLabel("It will stand")).toHaveValue("road");
});

test("on a phone each part of the job opens its own field, and Back closes it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await openHydrated(page, JOB);
  // Their code arrives after the page's.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[aria-haspopup=dialog]") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );
  const [sheet, before] = [page.getByRole("dialog"), page.url()];
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  const FIELDS = { "LS6 2AB, 19 miles": "location", Date: "date", "on the road": "stands", "6 yd": "size" };
  for (const [name, field] of Object.entries(FIELDS)) {
    await chip(name).click();
    await expect(sheet.locator(`[name=${field}]`)).toBeFocused();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(chip(name)).toBeFocused();
  }
  await chip("Waste").click();
  await sheet.getByLabel("Soil").check();
  await sheet.getByRole("button", { name: "Find Companies" }).click();
  await expect(page).toHaveURL(/size=6.*waste=soil/);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await chip("Waste").click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("on a narrow phone the whole job is readable in two lines of chips", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(WHOLE_JOB);
  const chips = page.locator("[aria-haspopup=dialog]");
  await expect(chips).toHaveCount(5);
  const boxes = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().toJSON()));
  const change = await page.getByText("Change", { exact: true }).boundingBox();
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(change?.x ?? 0);
  }
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
});

test("the keyboard skips the filters of a list", async ({ page }) => {
  await openHydrated(page, JOB);
  const skip = page.getByRole("link", { name: "Skip to results" });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link").first()).toBeFocused();
});

test("a list opens with two whole cards on a phone and four on a desktop, with a long job one and three", {
  tag: "@journey",
}, async ({ page }) => {
  for (const [list, onPhone, onDesktop] of [
    ["/search?location=LS6", 2, 4],
    ["/search?location=LS6&radius=25&size=6", 2, 4],
    [`/search?location=Cardiff&size=8&stands=drive&date=${WORKING_DAY}`, 2, 4],
    [WHOLE_JOB, 1, 3],
    ["/companies", 2, 3],
    ["/companies?mode=quote", 2, 3],
  ] as const)
    for (const [size, count] of [
      [PHONE, onPhone],
      [{ width: 1280, height: 800 }, onDesktop],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(list);
      await expect(cards(page).nth(count - 1), `${list} at ${size.width}`).toBeInViewport({ ratio: 1 });
    }
});

test("on a phone the directory shows its first company early, with its text filters behind Filters", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/companies");
  const box = await cards(page).first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(400);
  await expect(page.getByLabel("Search companies")).toBeHidden();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Search companies").fill("oakwood");
  await expect(page).toHaveURL(/search=oakwood/);
  await expect(page.getByText("Filters (1)")).toBeVisible();
});

test("on a phone the number of companies left stays in sight of open filters, and its button shows them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, JOB);
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Filter results").fill("skips");
  await expect(page.getByText("Filters (1)")).toBeVisible();
  const show = page.getByRole("button", { name: /^Show companies \(\d+\)$/ });
  await expect(show).toBeInViewport();
  const found = page.getByRole("heading", { name: / found near / });
  await expect
    .poll(async () => {
      const count = Number.parseInt((await found.textContent()) ?? "", 10);
      return (await show.textContent()) === `Show companies (${count})`;
    })
    .toBe(true);
  await show.click();
  await expect(page.getByLabel("Filter results")).toBeHidden();
  await expect(page.getByText("Filters (1)")).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test("on a phone a card of a whole job is at most 235 pixels high, or 250 with a long name and price", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const list of [WHOLE_JOB, WHOLE_JOB.replace("/search?", "/companies?mode=quote&"), "/companies"]) {
    for (const number of [1, 2, 3]) {
      await page.goto(`${list}${list.includes("?") ? "&" : "?"}page=${number}`);
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(heights).toHaveLength(20);
      expect(Math.max(...heights)).toBeLessThanOrEqual(250);
      expect(heights.filter((height) => Math.floor(height) > 235).length).toBeLessThanOrEqual(2);
    }
  }
});

test("on a phone prices begin in the first screen, below the job", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${JOB.replace("/search", "/price-comparison")}&waste=garden,soil&date=${WORKING_DAY}`);
  await expect(
    page
      .getByText(/^(About|At least) £\d+/)
      .filter({ visible: true })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test("a card says whether the company delivers, what the size costs and from when", async ({ page }) => {
  await page.goto(JOB);
  const card = cards(page).first();
  await expect(card).toContainText("Delivers to LS6");
  await expect(card).toContainText(/£\d+.* 6 yd, |Ask for a price/);
  await expect(
    page.getByText(
      "We don't know the fee of the road permit from Leeds City Council, so totals leave it out.",
    ),
  ).toBeVisible();
  await expect(card).toContainText(/About \w{3} \d+ \w{3}, if permitted by then|Allow a week for permission/);
  await expect(card).toContainText(/under 1 mile|\d+ miles? \(\d+ km\)/);
});

/** Returns the date in London this many days after today, as YYYY-MM-DD. */
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(Date.now() + days * 86_400_000);

/** The id of a company in the demonstration data that needs three working days' notice. */
const THREE_DAYS = 4182;

test("a wanted day is compared with the notice on the card, the company's page, the comparison and the form", {
  tag: "@journey",
}, async ({ page }) => {
  for (const [date, onCard, words] of [
    [dayAhead(0), /^Too late for \w{3} \d+ \w{3}: from about/, /, too late for \w{3} \d+ \w{3}/],
    [
      addWorkingDays(dayAhead(60), 0, UNITED_KINGDOM).day,
      /^Can do \w{3} \d+ \w{3}$/,
      /, in time for \w{3} \d+ \w{3}/,
    ],
  ] as const) {
    await page.goto(`/search?location=LS6+2AB&radius=30&date=${date}&sort=distance`);
    await expect(cards(page).getByRole("listitem").filter({ hasText: onCard }).first()).toBeVisible();
    // A place tells whose bank holidays count.
    await page.goto(`/company/${THREE_DAYS}?location=LS6+2AB&date=${date}`);
    await expect(page.getByText(words)).toBeVisible();
    await page.goto(`/compare?ids=${THREE_DAYS},541&location=LS6+2AB&date=${date}`);
    await expect(
      page
        .getByRole("row", { name: /^Earliest delivery/ })
        .getByRole("cell")
        .first(),
    ).toContainText(words);
  }
  await page.goto(`/quote?companies=${THREE_DAYS}&date=${dayAhead(0)}`);
  await expect(page.getByRole("region", { name: "Check before you send" })).toContainText(/, too late for /);
});

test("a wanted day off is said once above each list of companies, and not called in time", async ({
  page,
}) => {
  const words = /isn't a working day: ask whether a company delivers then\.$/;
  for (const path of [
    ...["/search?location=LS6+2AB", "/companies?location=LS6+2AB", "/price-comparison?location=LS6+2AB"],
    ...[`/compare?ids=${THREE_DAYS},541`, `/company/${THREE_DAYS}?`],
  ]) {
    await page.goto(`${path}&date=${nextSaturday(4)}`);
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByText(/, in time|^Can do/)).toHaveCount(0);
  }
});

test("a part of the job that can't be read is named", async ({ page }) => {
  await page.goto("/search?location=Leeds&size=7&date=2020-01-01");
  await expect(page.getByText(/We couldn't use the skip size and the delivery date/)).toBeVisible();
  await page.goto("/skip-sizes?size=7");
  await expect(page.getByText(/We couldn't use the skip size/)).toBeVisible();
  await page.goto("/search?location=Leeds&waste=gold,garden");
  await expect(page.getByText(/We couldn't use an unknown kind of waste/)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Garden", includeHidden: true })).toBeChecked();
  await page.goto("/compare?ids=1,2,3,4,5,6,7");
  await expect(page.getByText(/names more than 5 companies/)).toBeVisible();
});

test("a drawn skip is chosen by keyboard on the home page, and the job travels to the quote form", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.getByLabel("Where do you need the skip?").fill("LS6 2AB");
  const sizes = page.getByRole("group", { name: /Which size/ });
  await sizes.getByRole("radio", { name: "Not sure yet" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(sizes.getByRole("radio", { name: "12 yd" })).toBeChecked();
  await page.getByText(/^More: date/).click();
  await page.getByLabel("It will stand").selectOption("On the road");
  await page.getByRole("checkbox", { name: "Wood" }).check();
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect(page).toHaveURL("/?location=LS6+2AB&radius=25&size=12&stands=road&waste=wood");
  const results = page.getByRole("region", { name: /found near LS6 2AB/ });
  await expect(results.getByText(/12 yd/).first()).toBeVisible();
  await results.getByRole("link", { name: "Request a Quote?" }).first().click();
  await expect(page).toHaveURL(/size=12&stands=road&waste=wood&mode=quote/);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Skip Hire Explained" })
    .click();
  await expect(page).toHaveURL(/\/skip-sizes\?location=LS6\+2AB&radius=25&size=12&stands=road&waste=wood/);
});

test("filters show how many companies each leaves, apply at once and can be removed", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/search?location=LS6+2AB&radius=30");
  const filters = page.getByRole("form", { name: "Filters" });
  await filters.getByRole("radio", { name: /^Yes \d+ compan/ }).check();
  await expect(page).toHaveURL(/serves=yes/);
  const count = await filters
    .getByRole("radio", { name: /^Yes \d+ compan/ })
    .evaluate((radio) => (radio.parentElement?.textContent ?? "").replace(/\D/g, ""));
  await expect(page.getByRole("heading", { name: `${count} companies found near LS6 2AB` })).toBeVisible();
  await expect(filters.getByRole("radio", { name: /^Yes \d+ compan/ })).toBeFocused();
  await page.getByRole("link", { name: "Remove: Delivers to LS6" }).click();
  await expect(page).not.toHaveURL(/serves/);
  await expect(
    filters.getByRole("group", { name: "Delivers to LS6" }).getByRole("radio", { name: "Any" }),
  ).toBeChecked();
});

test("while the results of another size load, no price of the old size is shown, and the filters stay", async ({
  page,
}) => {
  await openHydrated(page, "/search?location=LS6+2AB&radius=30&size=6");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/companies?*size=8*", (route) => released.then(() => route.continue()));
  const sizes = page.getByRole("navigation", { name: "Prices for another size" });
  const eight = sizes.getByRole("link", { name: "8 yards" });
  await eight.click();
  await expect(page).toHaveURL(/size=8/);
  await expect(page.getByText(/^6 yd .*£/)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("form", { name: "Filters" })).toBeVisible();
  await expect(eight).toBeFocused();
  release();
  await expect(cards(page).first()).toContainText("8 yd");
  await expect(eight).toBeFocused();
});

test("an empty list says which filter to remove, with the number of companies that it hides", async ({
  page,
}) => {
  await page.goto("/search?location=LS6+2AB&radius=30&serves=yes&search=no-such-company");
  await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
  const remove = page.getByRole("list", { name: "Filters to remove" });
  await expect(remove.getByRole("listitem")).toHaveText(/^Without: Words “no-such-company”: \d+ companies$/);
  await remove.getByRole("link").click();
  await expect(cards(page).first()).toContainText("Delivers to LS6");
});

test("the orders fit the search, and a line says what the chosen one means", async ({ page }) => {
  const orders = () => page.getByLabel("Sort by").getByRole("option").allInnerTexts();
  await page.goto("/search");
  expect(await orders()).toEqual([
    "Best overall",
    "Highest Rated",
    "Most reviews",
    "Company Name",
    "Location",
  ]);
  await page.goto(JOB);
  expect(await orders()).toEqual([
    "Best fit",
    "Nearest",
    "Lowest total",
    "Soonest",
    "Best overall",
    "Highest Rated",
    "Most reviews",
    "Company Name",
    "Location",
  ]);
  await expect(
    page.getByText("Best fit: Those that deliver to you and can do your date first, then the nearest."),
  ).toBeVisible();
  await page.getByLabel("Sort by").selectOption({ label: "Lowest total" });
  await expect(page).toHaveURL(/sort=total/);
  await expect(page.getByText(/^Lowest total: By total for your size/)).toBeVisible();
});

test("results on the home page are compared from there, by keyboard alone", async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto("/?location=York&radius=25&size=6");
  const ticks = page.getByRole("checkbox", { name: /^(Request a quote from|Compare) / });
  await ticks.first().press("Space");
  await ticks.nth(1).press("Space");
  letGo();
  await expect(page.getByRole("region", { name: "Chosen companies" })).toContainText("2 of 5 chosen");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to chosen companies" }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Compare", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+&location=York&radius=25&size=6/);
});

test("the tray appears with the first choice, compares from two on and passes on the job", async ({
  page,
}) => {
  await page.goto(JOB);
  const tray = page.getByRole("region", { name: "Chosen companies" });
  await expect(tray).toHaveCount(0);
  await page
    .getByRole("checkbox", { name: /^(Compare|Request a quote from) / })
    .nth(0)
    .check();
  await expect(tray.getByRole("link", { name: "Compare" })).toHaveCount(0);
  await page
    .getByRole("checkbox", { name: /^(Compare|Request a quote from) / })
    .nth(1)
    .check();
  await tray.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+%2C\d+&location=LS6\+2AB&radius=30&size=6&stands=road/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the job is asked, companies are filtered, and ticked ones compared", async ({ page }) => {
    await page.goto("/search");
    await page.getByLabel("Where do you need the skip?").fill("LS6 2AB");
    await page.getByLabel("Size", { exact: true }).selectOption("6 yards");
    await page.getByRole("button", { name: "Find Companies" }).click();
    await expect(cards(page).first()).toContainText("6 yd");
    await page.getByRole("radio", { name: /^Yes \d+ compan/ }).check();
    await page.getByRole("button", { name: "Show companies" }).click();
    await expect(page).toHaveURL(/serves=yes/);
    for (const position of [0, 1])
      await page
        .getByRole("checkbox", { name: /^(Compare|Request a quote from) / })
        .nth(position)
        .check();
    // Scrolling lays out the cards above the button, which moves it. So it is pressed with the keyboard.
    await page.getByRole("button", { name: "Compare" }).press("Enter");
    await expect(page).toHaveURL(/\/compare\?.*ids=\d+.*ids=\d+/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Back to results" }).click();
    await expect(page).toHaveURL(/\/search\?location=LS6\+2AB&radius=30&size=6$/);
  });

  test("ticked companies are asked for quotes by a button that stays above the list", async ({ page }) => {
    await page.goto("/search?location=LS6+2AB&size=6&quotable=1");
    const boxes = page.getByRole("checkbox", { name: /^Request a quote from / });
    const names = await cards(page).getByRole("heading").allTextContents();
    for (const position of [0, 9]) await boxes.nth(position).check();
    await expect(page.getByRole("button", { name: "Request Quotes" })).toBeInViewport();
    await page.getByRole("button", { name: "Request Quotes" }).press("Enter");
    await expect(page).toHaveURL(/\/quote\?location=LS6\+2AB&.*companies=\d+%2C\d+$/);
    for (const position of [0, 9])
      await expect(page.getByRole("checkbox", { name: names[position], checked: true })).toBeVisible();
  });

  test("Back on a company's page leads to the search for the job, or home without one", async ({ page }) => {
    await page.goto("/company/1?location=LS6+2AB&radius=30&size=6");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/search\?location=LS6\+2AB&radius=30&size=6$/);
    await page.goto("/company/1");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("on a phone the order can be read beside the button that applies it", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(JOB);
    await expect(page.getByRole("button", { name: "Apply" }).first()).toBeVisible();
    expect((await page.getByLabel("Sort by").boundingBox())?.width).toBeGreaterThanOrEqual(125);
  });

  test("on a phone the job's line opens", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(JOB);
    await page.getByText("Change", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Find Companies" })).toBeVisible();
  });
});

/** Lists a company whose registration has expired and one that describes its delivery at length. */
const PRINTED = "/search?location=LS6+2AB&size=6";

test("a page of results prints on one A4 sheet, without forms", async ({ page }) => {
  await page.goto(WHOLE_JOB);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(
    page.getByText(/^LS6 2AB, 30 km \(19 miles\), 6 yd, .*, garden and soil$/).first(),
  ).toBeVisible();
  const sheet = await page.pdf({
    format: "A4",
    margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" },
  });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test("a printed list warns of an expired carrier number", async ({ page }) => {
  // The warning puts a company behind its equals, so the page is looked for.
  const listed: { carrier: { result: string } | null }[] = await (
    await page.request.get(`/api/companies${PRINTED.slice("/search".length)}&radius=30&sort=fit`)
  ).json();
  const at = listed.findIndex(({ carrier }) => carrier?.result === "expired");
  await page.goto(`${PRINTED}&page=${Math.floor(at / 20) + 1}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Carrier number: expired").first()).toBeVisible();
  await expect(page.getByText("Carrier number: not checked").first()).toBeHidden();
});

test("a printed list shows a company's own words about delivery in full", async ({ page }) => {
  // The width of an A4 sheet between margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(PRINTED);
  await page.emulateMedia({ media: "print" });
  const words = page.getByText("Usually next day, morning or afternoon slot");
  expect(await words.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});
