import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";
import { addDays, todayInLondon } from "#contract/dates.ts";
import { adminToken } from "../harness/admin-token.ts";
import { mailingProduct } from "../harness/browser/mailing-product.ts";

// Every test starts at a firm's page on a phone. The owner has access only to the firm's mailbox.
test.describe.configure({ mode: "default", timeout: 120_000 });

const running = mailingProduct();
const PHONE = { width: 360, height: 740 };

const openPhone = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ viewport: PHONE, javaScriptEnabled, baseURL: running.product.url })).newPage();

const linksIn = (address: string) =>
  running.mail.received
    .filter(({ to }) => to.includes(address))
    .flatMap(({ text }) => text.match(/\/firm\/open\/[\w-]+/) ?? []);

const readCompany = async (page: Page, id: number) =>
  (await page.request.get(`${running.product.url}/api/companies/${id}`)).json();

/** Claims the firm on its page and opens the link in the email. Resolves to the link. */
async function signIn(page: Page, id: number): Promise<string> {
  const { email } = await readCompany(page, id);
  const before = linksIn(email).length;
  await page.goto(`/company/${id}`);
  await page.getByRole("link", { name: "Is this your company?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please check the company's mailbox")).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(() => linksIn(email).length).toBe(before + 1);
  const link = linksIn(email).at(-1) ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Open the page" }).click();
  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeVisible();
  return link;
}

const part = (page: Page, name: string) =>
  page.getByRole("region", { name }).getByRole("link", { name: "Change" });
/** Opens a part from the overview. After another part was saved, its next one may be open. */
async function change(page: Page, name: string) {
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await part(page, name).click();
}
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const saved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /is saved\.|^Saved\./ })).toBeVisible();

async function keepListingTrue(browser: Browser, id: number, hasScript: boolean) {
  const page = await openPhone(browser, hasScript);
  const link = await signIn(page, id);

  await change(page, "How customers reach you");
  await page.getByLabel("Phone").fill("0113 496 0123");
  await page.getByLabel("Website").fill("not an address");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Please enter a web address such as");
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0123");
  await page.getByLabel("Website").fill("www.ash-skips.example");
  await save(page);
  await saved(page);

  await change(page, "Prices by size");
  const six = page.getByRole("group", { name: "6 yards", exact: true });
  // Company 102 states the price of this size already, and company 541 does not.
  await six.getByRole("checkbox").check();
  await six.getByLabel("Price (£)").fill("cheap");
  await save(page);
  await page.getByRole("link", { name: "An amount looks like 210.00" }).click();
  await expect(six.getByLabel("Price (£)")).toBeFocused();
  await six.getByLabel("Price (£)").fill("215");
  await six.getByLabel("Days of hire").fill("14");
  await save(page);
  await saved(page);

  await change(page, "Where and how soon you deliver");
  await page.getByLabel("Miles around your yard").fill("20");
  await page.getByLabel("Postcode districts", { exact: true }).fill("LS1-LS4");
  await page.getByLabel("Notice in working days").fill("2");
  await save(page);
  await saved(page);

  await change(page, "Name, place, email and licence");
  await page.getByLabel("Company name").fill("Ash Skips of Leeds");
  await page.getByRole("button", { name: "Send for checking" }).click();
  await expect(page.getByText("“Ash Skips of Leeds” waits for our check.")).toBeVisible();

  await page.getByRole("button", { name: "Everything is right" }).click();
  await expect(page.getByRole("status").filter({ hasText: "you confirmed it today" })).toBeVisible();

  const company = await readCompany(page, id);
  expect(company).toMatchObject({
    phone: "0113 496 0123",
    website: "https://www.ash-skips.example",
    noticeDays: 2,
    coverageAreas: [
      { type: "radius", km: 32.2 },
      { type: "districts", codes: ["LS1", "LS2", "LS3", "LS4"] },
    ],
  });
  expect(company.name).not.toBe("Ash Skips of Leeds");
  await page.getByRole("link", { name: "See it as customers do" }).click();
  const sizes = page.getByRole("region", { name: "Skip sizes and prices" });
  const row = sizes.getByRole("row", { name: /^6 yard/ });
  await expect(row).toContainText("£215");
  await expect(sizes).toContainText("Stated by the company on");
  await page.getByText("Licence, insurance, permits and more").click();
  await expect(page.getByText(/^By the company on/)).toBeVisible();

  const title = `On time, ${id}`;
  const written = { companyId: id, customerName: "Ann", rating: 4, title, content: "It came on the day." };
  await page.request.post("/api/reviews", { data: written });
  await page.goto("/firm/reviews");
  const review = page.getByRole("article", { name: title });
  await review.getByLabel("Reply").fill("Thank you. We hope to see you again.");
  await review.getByRole("button", { name: "Publish the reply" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Your reply shows below the review now." }),
  ).toBeVisible();
  await review.getByRole("link", { name: `Report the review “${title}”` }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your report" })).toBeVisible();
  await page.goto(`/company/${id}`);
  const published = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title }) })
    .last();
  await expect(published).toContainText("Thank you. We hope to see you again.");
  await expect(published).toContainText("Reply from");

  await page.goto("/firm/badge");
  await expect(page.getByRole("img", { name: /^Reviews of/ })).toBeVisible();
  await page.goto("/firm/requests");
  await expect(page.getByRole("heading", { name: "Your requests of the last twelve months" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto("/firm");
  await expect(page.getByRole("heading", { name: "Open your company's page" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link doesn't open anything any more" })).toBeVisible();
  await page.context().close();
}

test("an owner corrects phone, prices and areas, and confirms the listing", { tag: "@journey" }, async ({
  browser,
}) => {
  await keepListingTrue(browser, 102, true);
});

test("without JavaScript it goes the same way", async ({ browser }) => {
  await keepListingTrue(browser, 541, false);
});

test("a form that was opened before the administrator's edit overwrites nothing, and keeps what was typed", async ({
  browser,
}) => {
  const id = 541;
  const page = await openPhone(browser, false);
  await signIn(page, id);
  await change(page, "How customers reach you");
  const authorization = `Bearer ${await adminToken(running.product.url)}`;
  const edit = { phone: "0113 496 0777", website: "www.newer.example" };
  const edited = await page.request.put(`/api/companies/${id}`, { data: edit, headers: { authorization } });
  expect(edited.status()).toBe(200);

  await page.getByLabel("Phone").fill("0113 496 0888");
  await save(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not saved yet: your listing changed while you had this form open");
  await expect(alert).toContainText("is now “0113 496 0777”");
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0888");
  await expect(page.getByLabel("Website")).toHaveValue("https://www.newer.example");
  expect((await readCompany(page, id)).phone).toBe("0113 496 0777");

  await save(page);
  await saved(page);
  expect(await readCompany(page, id)).toMatchObject({
    phone: "0113 496 0888",
    website: "https://www.newer.example",
  });
  await page.context().close();
});

test("words of a refused form come back, overwrite no newer edit, go with Cancel, and stay with their company", async ({
  browser,
}) => {
  const id = 541;
  const page = await openPhone(browser, true);
  await signIn(page, id);
  await change(page, "How customers reach you");
  await page.getByLabel("Phone").fill("0113 496 0999");
  await page.getByLabel("Website").fill("not an address");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Please enter a web address such as");
  const authorization = `Bearer ${await adminToken(running.product.url)}`;
  const edit = { website: "www.newest.example" };
  await page.request.put(`/api/companies/${id}`, { data: edit, headers: { authorization } });

  await change(page, "How customers reach you");
  await expect(page.getByLabel("Phone")).toHaveValue("0113 496 0999");
  await page.getByLabel("Website").fill("www.mine.example");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("is now “https://www.newest.example”");
  expect((await readCompany(page, id)).website).toBe("https://www.newest.example");

  await page.getByRole("link", { name: "Cancel" }).click();
  await change(page, "How customers reach you");
  await expect(page.getByLabel("Website")).toHaveValue("https://www.newest.example");
  await page.getByLabel("Phone").fill("0113 496 0998");
  await page.getByRole("button", { name: "Sign out" }).click();
  const other = await signIn(page, 102).then(() => readCompany(page, 102));
  await change(page, "How customers reach you");
  await expect(page.getByLabel("Phone")).toHaveValue(other.phone);
  await page.context().close();
});

test("a pause stops requests until it ends, and a removed listing is gone until it is taken back", async ({
  browser,
}) => {
  const id = 999;
  const page = await openPhone(browser, false);
  await signIn(page, id);
  await change(page, "When you take no requests");
  const first = page.getByRole("group", { name: "Pause 1" });
  await first.getByLabel("First day").fill("2020-01-01");
  await first.getByLabel("Last day").fill("2020-01-02");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("The last day must not be in the past");
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await first.getByLabel("First day").fill("");
  await first.getByLabel("Last day").fill(until);
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Say the first day");
  await first.getByLabel("First day").fill(new Date().toISOString().slice(0, 10));
  await page.getByText("Add a pause").filter({ visible: true }).click();
  const later = page.getByRole("group", { name: "Pause 2" });
  const christmas = `${new Date().getFullYear() + 1}-12-24`;
  await later.getByLabel("First day").fill(christmas);
  await save(page);
  await saved(page);
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page.getByRole("region", { name: "When you take no requests" })).toContainText("24 December");
  await expect(page.getByRole("heading", { name: /^Requests are paused until the end of/ })).toBeVisible();
  const customer = await openPhone(browser, true);
  await customer.goto(`/company/${id}`);
  await expect(customer.getByText(/takes no requests until the end of/)).toBeVisible();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take requests again" }).click();
  await customer.reload();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toBeVisible();
  expect((await readCompany(page, id)).pauses).toEqual([{ from: christmas, to: christmas }]);

  await page.getByRole("link", { name: "Remove your listing" }).click();
  await page.getByRole("button", { name: "Remove my listing" }).click();
  await expect(page.getByRole("heading", { name: "Your listing is hidden" })).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole("heading", { name: "Company Not Found" })).toBeVisible();
  await page.getByRole("button", { name: "Show my listing again" }).click();
  await customer.reload();
  await expect(customer.getByRole("link", { name: "Get Quote" })).toBeVisible();
  await customer.context().close();
  await page.context().close();
});

test("a visitor says what is wrong where they see it, without script", { tag: "@journey" }, async ({
  browser,
}) => {
  const page = await openPhone(browser, false);
  await page.goto("/company/102");
  await page.getByRole("link", { name: "Something wrong?" }).click();
  await page.getByLabel("What is wrong?").selectOption("wastes");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("What it should say is required");
  await page.getByLabel("What should it say?").fill("They take plasterboard too.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. We look into it" })).toBeVisible();
  await page.context().close();
});

/** Taps on a phone. Typing takes one tap into the field, a choice or a file two: open, choose. A date also needs "set". */
function counter() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(target: Locator, text: string) {
      taps += 1;
      await target.fill(text);
    },
    async date(target: Locator, day: string) {
      taps += 3;
      await target.fill(day);
    },
    async pick(target: Locator, choice: string) {
      taps += 2;
      await (choice.endsWith(".png") ? target.setInputFiles(choice) : target.selectOption(choice));
    },
  };
}

/** The first link of a kind in the emails to an address that came after the first `from` emails. */
const linkTo = async (address: string, pattern: RegExp, from = 0) => {
  const link = () =>
    running.mail.received
      .slice(from)
      .filter(({ to }) => to.includes(address))
      .flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0] ?? "";
  await expect.poll(link).not.toBe("");
  return link();
};

const SILENT = {
  ...{ prices: [], coverageAreas: [], takes: [], refuses: [], acceptsAtCharge: [] },
  ...{ deliveryDays: [], noticeDays: null, authorities: [], pauses: [] },
};

/** Fills the whole listing from the overview: six sizes, area, days, wastes, two councils, Christmas and the logo. */
async function fillListing(page: Page, { tap, type, date, pick }: ReturnType<typeof counter>) {
  const saveIt = async () => {
    await expect(page.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
    await tap(page.getByRole("button", { name: "Save" }));
    await saved(page);
  };
  // After a part is saved, the next one that says nothing is open.
  const isNext = async (name: string) => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Back to the overview" })).toBeInViewport({ ratio: 1 });
  };
  await tap(part(page, "Prices by size"));
  const every = page.getByRole("group", { name: "The same for every size that you tick" });
  await type(every.getByLabel("Days of hire"), "14");
  await pick(every.getByLabel("Soil or rubble"), "Up to 6 yd");
  for (const [size, price] of Object.entries({
    2: "105",
    4: "145",
    6: "185",
    8: "220",
    10: "250",
    12: "270",
  })) {
    const row = page.getByRole("group", { name: `${size} yards`, exact: true });
    await tap(row.getByRole("checkbox"));
    await type(row.getByLabel("Price (£)"), price);
  }
  await saveIt();

  await isNext("Where and how soon you deliver");
  await type(page.getByLabel("Miles around your yard"), "20");
  await tap(page.getByRole("checkbox", { name: "Monday to Friday" }));
  await tap(page.getByRole("checkbox", { name: "Saturday" }));
  await type(page.getByLabel("Notice in working days"), "1");
  await saveIt();

  await isNext("What you take");
  await tap(page.getByRole("checkbox", { name: /^Takes the usual waste/ }));
  const answer = (waste: string, text: string) =>
    tap(page.getByRole("group", { name: waste }).getByText(text, { exact: true }));
  await answer("Mattresses", "At a charge");
  await type(page.getByRole("group", { name: "Mattresses" }).getByLabel("Charge (£)"), "20");
  await pick(page.getByRole("group", { name: "Mattresses" }).getByLabel("For", { exact: true }), "each");
  for (const waste of ["Fridges and freezers", "Tyres", "Paint", "Asbestos"]) await answer(waste, "No");
  await saveIt();

  await isNext("When you take no requests");
  const year = new Date().getFullYear() + 1;
  const pause = page.getByRole("group", { name: "Pause 1" });
  await date(pause.getByLabel("First day"), `${year}-12-24`);
  await date(pause.getByLabel("Last day"), `${year + 1}-01-03`);
  await saveIt();

  await isNext("Councils you are registered with");
  await type(page.getByRole("group", { name: "Council 1" }).getByLabel("Council"), "City of York");
  await tap(page.getByText("Add a council").filter({ visible: true }));
  await type(page.getByRole("group", { name: "Council 2" }).getByLabel("Council"), "Kirklees");
  await saveIt();

  await pick(page.getByLabel(/(A|Another) picture/), "public/icon-192.png");
  await tap(page.getByRole("button", { name: "Send the logo" }));
  await expect(page.getByRole("img", { name: "Your new logo" })).toBeVisible();
}

test("from the email of a request an owner answers it and fills the listing in under 60 taps, without script too", async ({
  browser,
}) => {
  for (const hasScript of [true, false]) {
    const id = hasScript ? 102 : 541;
    const page = await openPhone(browser, hasScript);
    const authorization = `Bearer ${await adminToken(running.product.url)}`;
    await page.request.put(`/api/companies/${id}`, { data: SILENT, headers: { authorization } });
    const { email } = await readCompany(page, id);
    const asked = await page.request.post("/api/quotes", {
      data: {
        ...{ name: "Robin Hale", email: "robin@home.example", phone: "01632 960108", location: "LS6 2AB" },
        ...{ skipSize: "medium", wasteType: "Garden", hireDuration: "2-weeks", radius: 25 },
        hireDate: addDays(todayInLondon(), 20),
        ...{ companies: [{ id }], job: { size: 6, weeks: 2, stands: "road", waste: ["garden", "soil"] } },
      },
    });
    expect(asked.status()).toBe(201);
    const { reference } = await asked.json();
    const taps = counter();
    // The link in the email is the first tap, and the links below.
    await page.goto(await linkTo(email, new RegExp(`/answer/${reference}\\.${id}\\.\\S+`)));
    await taps.type(page.getByLabel("Price for the hire (£)"), "200");
    const withVat = page.getByLabel("My prices include VAT");
    if (!(await withVat.isChecked())) await taps.tap(withVat);
    await taps.tap(
      page.getByRole("button", { name: hasScript ? "Send this price" : /Send this price|Check/ }),
    );
    await expect(page.getByRole("heading", { name: /^Your price is sent/ })).toBeVisible();
    await taps.tap(page.getByRole("link", { name: "Change your listing" }));
    const before = running.mail.received.length;
    await taps.tap(page.getByRole("button", { name: "Send the link" }));
    await page.goto(await linkTo(email, /\/firm\/open\/[\w-]+/, before));
    await taps.tap(page.getByRole("button", { name: "Open the page" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nothing is waiting for you|for you$/);
    await fillListing(page, taps);
    expect(taps.count() + 2).toBeLessThan(60);

    const company = await readCompany(page, id);
    const allowed = company.prices.map(({ heavyAllowed }: { heavyAllowed: boolean }) => heavyAllowed);
    expect(allowed).toEqual([true, true, true, false, false, false]);
    expect(company).toMatchObject({
      deliveryDays: ["mon", "tue", "wed", "thu", "fri", "sat"],
      takes: ["general", "garden", "soil", "rubble", "wood", "metal", "mixed-building"],
      authorities: [{ name: "City of York Council" }, { name: "Kirklees Council" }],
      pausedUntil: null,
    });
    expect(company.pauses).toHaveLength(1);
    const search = await page.request.get("/api/companies?location=HD1+1AA&stands=road&radius=80");
    const found = (await search.json()).find((listed: { id: number }) => listed.id === id);
    expect(found.roadRegistration).toEqual({ authority: "Kirklees Council", stated: true });
    await page.context().close();
  }
});
