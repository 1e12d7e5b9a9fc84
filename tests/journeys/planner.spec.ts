import { expect, type Page, test } from "@playwright/test";

/** The section of the plan with this heading. */
const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const fact = (page: Page, label: string) =>
  page.getByRole("term").filter({ hasText: label }).first().locator("xpath=following-sibling::dd[1]");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("three questions give one page of answers, which leads to companies and quotes with the job", {
      tag: "@journey",
    }, async ({ page }) => {
      await page.goto("/plan");
      await page.getByLabel("Kind of job").selectOption("Digging up a patio or drive");
      await page.getByLabel("Postcode or town").fill("DE1 1AA");
      await page.getByLabel("It will stand").selectOption("On the road");
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Your skip plan" })).toBeVisible();
      await expect(page.getByText("Digging up a patio or drive, in DE1 1AA, on the road")).toBeVisible();
      await expect(part(page, "Size and weight")).toContainText("6 Yard Builder's Skip");
      await expect(part(page, "Size and weight")).toContainText("4.5 to 7 tonnes");
      await expect(part(page, "Permit")).toContainText("Derby City Council");
      await expect(part(page, "Permit")).toContainText("£44 for 28 days");
      await expect(part(page, "Permit")).toContainText(/seen on \d+ \w+ 20\d\d, not confirmed/);
      await expect(part(page, "First day")).toContainText(
        /if a company applies (today|tomorrow).*3 working days/,
      );
      await expect(part(page, "Likely cost")).toContainText(/Likely total£\d+-\d+/);
      await page.getByRole("link", { name: "Ask up to 5 for a quote" }).click();
      await expect(page.getByLabel("Location")).toHaveValue("DE1 1AA");
      await expect(page.getByLabel("Exact size, if you know it")).toHaveValue("6");
      await expect(page.getByLabel("Type of Waste")).toHaveValue("Soil, rubble");
      await page.goBack();
      await page.getByRole("link", { name: "Compare who delivers", exact: true }).click();
      await expect(page).toHaveURL(/\/search\?location=DE1\+1AA&size=6&stands=road&waste=soil%2Crubble/);
      await expect(page.getByText(/compan(y|ies) found near DE1 1AA/).first()).toBeVisible();
    });

    test("a sector in two road authorities is asked about, and the choice stays in the address", async ({
      page,
    }) => {
      await page.goto("/plan?bags=40&location=DE3+0AA&stands=road");
      await expect(fact(page, "Permit")).toHaveText("Choose your council");
      await page.getByRole("link", { name: /^Derby City Council/ }).click();
      await expect(page).toHaveURL(/authority=E06000015/);
      await expect(fact(page, "Permit")).toHaveText("£44 for 28 days");
      await page.getByRole("link", { name: "Choose another authority" }).click();
      await page.getByRole("link", { name: /^Derbyshire County Council/ }).click();
      await expect(fact(page, "Permit")).toHaveText("Fee not known");
      await expect(
        part(page, "Permit").getByRole("link", { name: "Ask Derbyshire County Council" }),
      ).toHaveCount(2);
    });

    test("a number of bags that no skip holds has a message at its field, and the other answers stay", async ({
      page,
    }) => {
      await page.goto("/plan?bags=99999&kind=patio&waste=soil&location=DE1+1AA&stands=road&weeks=3&asked=1");
      const bags = page.getByLabel("Or number of full bin bags");
      await expect(bags).toHaveAccessibleDescription(/^Please enter a number from 1 to 2,000\./);
      await expect(bags).toHaveValue("99999");
      await expect(page.getByLabel("Kind of job")).toHaveValue("patio");
      await expect(page.getByLabel("Soil")).toBeChecked();
      await expect(page.getByLabel("Postcode or town")).toHaveValue("DE1 1AA");
      await bags.fill("80");
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Your skip plan" })).toBeVisible();
      await expect(page).toHaveURL(/weeks=3/);
    });

    test("a large job on the road and one with asbestos lead to skips that may stand there and to companies", async ({
      page,
    }) => {
      for (const [query, skip] of [
        ["bags=260&location=SL4+1NB&stands=road", /^\d × (16|12|8) yards$/],
        ["size=40&location=M1+1AE&stands=road&radius=5", /^\d × (16|12|8) yards$/],
        ["kind=patio&waste=asbestos&location=LS6+2AB&stands=drive", /^6 yards$/],
      ] as const) {
        await page.goto(`/plan?${query}`);
        await expect(fact(page, "Skip")).toHaveText(skip);
        await page.getByRole("link", { name: "Compare who delivers", exact: true }).click();
        await expect(page.getByText(/compan(y|ies) found near/).first()).toBeVisible();
      }
      await page.goto("/search?location=M1+1AE&size=40&stands=road");
      await expect(page.getByText(/can't normally stand on a road/)).toBeVisible();
    });

    test("ticks add to the usual job unless only they count, and a share of heavy waste gives one weight", async ({
      page,
    }) => {
      await page.goto("/plan?kind=garden&waste=soil&location=LS6+2AB&stands=drive");
      await expect(fact(page, "Weight")).toHaveText("0.8 to 7 tonnes");
      await page.getByLabel("How much of it is heavy?").last().selectOption("About half");
      await page.getByRole("button", { name: "Show one weight" }).click();
      await expect(fact(page, "Weight")).toHaveText("about 3.5 tonnes");
      await page.getByText("Change your answers").click();
      await page.getByLabel("Only what I've ticked, nothing else").check();
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(fact(page, "Weight")).toHaveText("4.8 to 7 tonnes");
      await expect(page.getByText("Clearing a garden, only soil, in LS6 2AB, on a drive")).toBeVisible();
    });

    test("an answer is changed without losing the others", async ({ page }) => {
      await page.goto("/plan?kind=garden&location=BT1+1AA&stands=road&weeks=3");
      await expect(part(page, "Consent of DfI Roads")).toContainText(/belong to DfI Roads, not to councils/);
      await page.getByText("Change your answers").click();
      await page.getByLabel("It will stand").selectOption("On a drive");
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(fact(page, "Consent of DfI Roads")).toHaveText("None needed");
      await expect(page).toHaveURL(/weeks=3/);
      await expect(page.getByText("Clearing a garden, in BT1 1AA, on a drive")).toBeVisible();
    });

    test("nothing, an unknown place and waste that must stay out get words that help", async ({ page }) => {
      await page.goto("/plan");
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(page.getByRole("alert")).toContainText("There is nothing to plan with yet");
      await page.goto("/plan?location=Ledes&waste=soil,upholstery,tyres&size=12");
      for (const warning of [
        /too heavy for 12 yards/,
        /padded seats must be kept apart/,
        /go in an ordinary skip.*tyres/,
      ])
        await expect(part(page, "What goes in")).toContainText(warning);
      await page.getByRole("link", { name: "Leeds", exact: true }).click();
      await expect(part(page, "Permit, if it stands on the road")).toContainText("Leeds City Council");
    });
  });
}

test("a reload loses no answer that was not sent yet", async ({ page }) => {
  await page.goto("/plan");
  await page.getByLabel("Or number of full bin bags").fill("15");
  await page.getByLabel("Postcode or town").fill("DE1 1AA");
  await page.getByLabel("Soil", { exact: true }).check();
  await page.reload();
  await expect(page.getByLabel("Or number of full bin bags")).toHaveValue("15");
  await expect(page.getByLabel("Postcode or town")).toHaveValue("DE1 1AA");
  await expect(page.getByLabel("Soil", { exact: true })).toBeChecked();
  await page.goto("/plan");
  await expect(page.getByLabel("Postcode or town")).toHaveValue("");
});

test("a plan prints on one sheet, without form, menu and buttons", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium makes PDF files");
  await page.goto(
    "/plan?bags=400&waste=general,garden,soil,rubble,wood,mixed-building,plasterboard,upholstery,tyres&location=LL57+1AA&stands=road",
  );
  await page.emulateMedia({ media: "print" });
  for (const name of ["Compare who delivers", "Change your answers"])
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  await expect(part(page, "Permit")).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
