import { expect, type Page, test } from "@playwright/test";
import { openHydrated, openWithScript } from "../harness/browser/open-page.ts";

/** Starts recording the text of live regions. Resolves to a function that returns the recorded texts. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            "[role=status], [role=alert], [aria-live]",
          ),
        ),
      );
      for (const region of regions) if (region?.textContent) said.push(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test("a company card reads as sentences", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/search?location=York");
  const card = page.getByRole("article").filter({ hasText: "Braithwaite & Daughters Skip Hire" });
  const heard = await ((await card.count())
    ? card
    : page.getByRole("article").filter({ hasText: "reviews)" })
  )
    .first()
    .ariaSnapshot();
  expect(heard).toMatch(/heading ".+" \[level=3\]/);
  expect(heard).toMatch(/Rated \d\.\d out of 5 from \(\d+ reviews?\)/);
  expect(heard).toMatch(/(under 1 mile|\d+ miles? \(\d+ km\)) away/);
  expect(heard).toMatch(/checkbox "Request a quote from .+"/);
  expect(heard).toMatch(/link "View Details: .+"/);
  expect(heard).toMatch(/list "Services"/);
});

test("a comparison reads as a table with the companies as columns and the facts as rows", async ({
  page,
}) => {
  await page.goto("/compare?ids=102,541&location=York&size=6&stands=road");
  const heard = await page.getByRole("table", { name: /^The companies in columns/ }).ariaSnapshot();
  expect(heard).toMatch(/columnheader "Braithwaite & Daughters Skip Hire, York, North Yorkshire"/);
  expect(heard).toMatch(
    /row "Total for your job .*Hire £185: price entered by the directory Permit: not known/,
  );
  expect(heard).toMatch(/rowheader "Distance .*Differs"/);
  expect(heard).toMatch(/cell "Not known"/);
  expect(heard).toMatch(/link "Call Clough Reclaim: 0113 496 0857"/);
  expect(heard).toMatch(/link "Remove Clough Reclaim"/);
});

test("the filters read as questions whose answers say how many companies they leave", async ({ page }) => {
  await page.goto("/search?location=York&size=6");
  const heard = await page.getByRole("form", { name: "Filters" }).ariaSnapshot();
  expect(heard).toMatch(/group "Delivers to York":/);
  expect(heard).toMatch(/radio "Any" \[checked\]/);
  expect(heard).toMatch(/radio "Yes or probably \d+ compan(y|ies)"/);
  expect(heard).toMatch(/spinbutton "Highest total for 6 yd"/);
  expect(heard).toMatch(/checkbox "Carrier checked \d+ compan(y|ies)"/);
  expect(heard).toMatch(/radio "4\.5 or higher"/);
});

test("the number of results is announced once, and again when it changes", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds");
  const said = await listen(page);
  await page.getByPlaceholder("Search by company name or location...").fill("grab");
  await expect.poll(said).toContainEqual(expect.stringMatching(/^\d+ companies found near Leeds$/));
  const first = (await said()).filter((sentence) => / found near Leeds$/.test(sentence));
  expect(first).toHaveLength(1);
  expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toContain(first[0]);

  await page.getByLabel("Where do you need the skip?").fill("Cardiff");
  await page.getByLabel("Where do you need the skip?").press("Enter");
  await expect.poll(said).toContainEqual(expect.stringMatching(/found near Cardiff$/));
  expect((await said()).filter((sentence) => /found near Cardiff$/.test(sentence))).toHaveLength(1);
});

test("loading and errors are announced politely", async ({ page }) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/companies/*", async (route) => {
    await waited;
    await route.fulfill({ status: 503, json: { message: "Busy" } });
  });
  await openHydrated(page, "/companies?location=Leeds");
  const said = await listen(page);
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  // The previous page stays for 4 seconds.
  await expect.poll(said).toContain("Loading the page");
  await expect.poll(said, { timeout: 15_000 }).toContain("Loading company");
  answer();
  await expect.poll(said).toContain("Failed to load company");
});

test("what was announced about a page is gone with the page", async ({ page }) => {
  await openHydrated(page, "/search?location=Leeds&radius=30");
  await page.getByLabel("Sort by").selectOption({ label: "Company Name" });
  await page.getByRole("radio", { name: /^4 or higher/ }).check();
  const region = page.locator("#announcements");
  await expect(region).toHaveText(/companies found/);
  await page.getByRole("link", { name: "List Your Business" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "List Your Business" })).toBeVisible();
  await expect(region).not.toHaveText(/companies found/);
});

test("a question about a field is announced", async ({ page }) => {
  await openWithScript(page, "/list-business");
  const said = await listen(page);
  await page.getByLabel("Your Name").fill("Priya Shah");
  await page.getByLabel("Email Address").fill("priya@shah-skips.example");
  await page.getByLabel("Phone Number").fill("01632 9607");
  await page.getByLabel("Phone Number").press("Enter");
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Is this phone number right\?/));
});

test("a toast is announced", async ({ page }) => {
  await openWithScript(page, "/quote");
  const said = await listen(page);
  await page.getByRole("button", { name: "Find Companies" }).click();
  await expect
    .poll(said)
    .toContainEqual(expect.stringContaining("Please enter your location to find nearby companies."));
});

test("the number of selected companies is announced", async ({ page }) => {
  await page.goto("/search?location=London");
  await page.getByRole("button", { name: "Select Top 5" }).focus();
  const said = await listen(page);
  await page.keyboard.press("Enter");
  await expect.poll(said).toContain("5 companies selected.");
});
