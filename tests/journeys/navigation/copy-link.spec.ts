import { expect, type Page, test } from "@playwright/test";

const JOB = "location=LS6+2AB&size=6&stands=road";

/** Pages with a link to copy, and the URL that it copies. */
const COPIED = [
  [`/search?${JOB}&radius=30&waste=`, `/search?${JOB}&radius=30`],
  [`/compare?ids=541,4182&${JOB}`, `/compare?ids=541%2C4182&${JOB}`],
  [`/plan?asked=1&kind=patio&bags=&${JOB}&date=`, `/plan?kind=patio&${JOB}`],
] as const;

const button = (page: Page) => page.getByRole("button", { name: "Copy link" });

for (const [path, copied] of COPIED) {
  test(`the link of ${path} is copied without what is empty`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await button(page).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${copied}`);
  });
}

test("a form of a document leaves what is empty out of the next URL", async ({ page }) => {
  await page.goto("/plan");
  await page.getByLabel("Postcode or town").fill("DE1 1AA");
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your skip plan" })).toBeVisible();
  expect(page.url()).not.toMatch(/=(&|$)/);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the button opens the phone's own sheet", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async ({ url }: ShareData) => document.body.setAttribute("data-shared", url ?? ""),
      });
    });
    await page.goto(COPIED[2][0]);
    await button(page).click();
    await expect(page.locator("body")).toHaveAttribute("data-shared", `${baseURL}${COPIED[2][1]}`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path] of COPIED)
    test(`${path} has no button that copies its link`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(button(page)).toBeHidden();
    });
});
