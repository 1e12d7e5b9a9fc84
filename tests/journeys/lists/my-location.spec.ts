import { expect, type Page, test } from "@playwright/test";
import { openHydrated } from "../../harness/browser/open-page.ts";

const HEADINGLEY = { latitude: 53.81982, longitude: -1.57049 };
const PARIS = { latitude: 48.86, longitude: 2.35 };

const field = (page: Page) => page.getByPlaceholder("Enter postcode or town");
const button = (page: Page) => page.getByRole("button", { name: "Use my location" });

/** Replaces the device's answer. */
const answerWith = (page: Page, body: string) =>
  page.addInitScript(`navigator.geolocation.getCurrentPosition = (found, failed) => { ${body} }`);

const failWith = (code: number) => `failed({ code: ${code}, PERMISSION_DENIED: 1, TIMEOUT: 3 })`;

test("a press fills the place where the visitor is, rounded, on each page with a place field", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(HEADINGLEY);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/search", "/companies", "/price-comparison"]) {
    await openHydrated(page, path);
    await button(page).click();
    await expect(field(page)).toHaveValue("LS6 2");
    expect(new URL(page.url()).search).toBe("");
  }
  const sent = asked.filter((url) => url.includes("/api/places"));
  expect(sent.map((url) => new URL(url).searchParams.get("q"))).toEqual(Array(4).fill("53.82,-1.57"));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /53\.8|-1\.57/,
  );
});

const PROBLEMS: readonly [problem: string, answer: string, sentence: RegExp][] = [
  ["refused", failWith(1), /^Your browser doesn't share your location/],
  ["not found", failWith(2), /^We couldn't find where you are/],
  ["too slow", failWith(3), /^Finding your location is taking too long/],
  ["abroad", `found({ coords: ${JSON.stringify(PARIS)} })`, /^You seem to be outside the United Kingdom/],
];

for (const [problem, answer, sentence] of PROBLEMS)
  test(`a location that is ${problem} is one sentence, and the field works as before`, async ({ page }) => {
    await answerWith(page, answer);
    await openHydrated(page, "/search");
    await button(page).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await field(page).fill("Leeds");
    await expect(page.getByText(sentence)).toBeHidden();
    await page.getByRole("button", { name: "Find Companies" }).first().click();
    await expect(page).toHaveURL(/location=Leeds/);
  });

test("a device that never answers is given ten seconds", async ({ page }) => {
  await page.clock.install();
  await answerWith(page, "");
  await openHydrated(page, "/");
  await button(page).click();
  await expect(page.getByRole("button", { name: "Finding your location" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText(/taking too long/)).toBeVisible();
  await expect(button(page)).toBeVisible();
});

test("the button is absent without script, and where the browser keeps the position from the page", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${baseURL}/search`);
  await expect(button(plain)).toBeHidden();
  await context.close();
  // Chromium keeps what the first document of a visit was allowed.
  await openHydrated(page, "/company/102");
  await page.getByRole("link", { name: "All Companies" }).first().click();
  await expect(field(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
  await page.addInitScript(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await openHydrated(page, "/search");
  await expect(button(page)).toBeHidden();
});
