import { expect, test } from "@playwright/test";
import { openHydrated, openWithScript } from "../harness/browser/open-page.ts";

test("a review shows at once and moves the company's count", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/company/7");
  const reviews = page.getByRole("region", { name: "Customer Reviews" });
  const before = await reviews.getByRole("article").count();
  const score = page.locator("header a[href='#reviews']");
  await reviews.getByRole("button", { name: "Write Review" }).click();
  await expect(reviews.getByRole("button", { name: "Write Review" })).toBeHidden();
  await reviews.getByRole("button", { name: "Submit Review" }).click();
  await expect(reviews.getByText("Name is required", { exact: true })).toBeVisible();
  await expect(reviews.getByRole("radio", { name: "5 Excellent" })).toBeChecked();
  await reviews.getByLabel("Your Name").fill("Alex Morgan");
  await reviews.getByRole("radio", { name: "4 Good" }).check();
  await reviews.getByLabel("Review Title").fill("Arrived when they said");
  await reviews
    .getByLabel("Your Review")
    .fill("Skip came at eight as promised. <b>Tidy</b> driver & fair price.");
  await reviews.getByLabel("Skip Size").selectOption("Medium (6-8 yards)");
  await reviews.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review Submitted", { exact: true })).toBeVisible();
  await expect(page.getByText("Thank you for your feedback!", { exact: true })).toBeVisible();
  await expect(reviews.getByRole("article")).toHaveCount(before + 1);
  await expect(reviews.getByText("<b>Tidy</b> driver & fair price.")).toBeVisible();
  await expect(score).toContainText(`(${before + 1} review${before === 0 ? "" : "s"})`);
  await page.reload();
  await expect(reviews.getByRole("article")).toHaveCount(before + 1);
});

test("a business asks to be listed, is thanked, and can ask again", { tag: "@journey" }, async ({ page }) => {
  await openWithScript(page, "/list-business");
  await page.getByRole("button", { name: "Get Listed" }).click();
  await expect(page.getByText("Name is required", { exact: true })).toBeVisible();
  await page.getByLabel("Your Name").fill("Priya Shah");
  await page.getByLabel("Email Address").fill("priya@shah-skips.example");
  await page.getByLabel("Phone Number").fill("01632 960789");
  await page.getByLabel("Company Name").fill("Shah Skips");
  await page.getByRole("button", { name: "Get Listed" }).click();
  await expect(page.getByText("Listing Request Submitted", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page.getByText(/Its reference is LR-[A-Z0-9]{6}/)).toBeVisible();
  await page.getByRole("button", { name: "Submit Another Request" }).click();
  await expect(page.getByLabel("Your Name")).toHaveValue("");
});

test("with script, the thank-you page of a form that was sent without it leads back to the form", async ({
  page,
}) => {
  await openHydrated(page, "/list-business?sent=1");
  await page.getByRole("button", { name: "Submit Another Request" }).click();
  await expect(page.getByLabel("Your Name")).toBeFocused();
  await expect(page).toHaveURL(/\/list-business$/);
});
