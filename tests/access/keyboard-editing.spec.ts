import { expect, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../harness/product.ts";
import { expectFocusSeen, pressOn, tabTo, typeInto } from "./keyboard/focus.ts";
import { tour } from "./keyboard/tab-through-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a review is written without a mouse", async ({ page }) => {
  await page.goto("/company/9");
  const opener = page.getByRole("button", { name: "Write Review" });
  await pressOn(page, opener);
  await expect(page.getByLabel("Your Name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your Name")).toBeFocused();
  await expect(page.getByLabel("Your Name")).toHaveAccessibleDescription(/Name is required/);
  await page.keyboard.type("Alex Morgan");
  await typeInto(page, page.getByLabel("Rating"), "4 Good");
  await typeInto(page, page.getByLabel("Review Title"), "Arrived when they said");
  await typeInto(page, page.getByLabel("Your Review"), "Skip came at eight as promised.");
  await pressOn(page, page.getByRole("button", { name: "Submit Review" }));
  await expect(page.getByText("Arrived when they said")).toBeVisible();
  await expect(opener).toBeFocused();
});

test("the directory is administered without a mouse", async ({ page }) => {
  test.setTimeout(90_000);
  const lead = { name: "Ann", email: "ann@skips.example", phone: "01632 960001", companyName: "Wren Skips" };
  expect((await page.request.post("/api/leads", { data: lead })).ok()).toBe(true);

  await page.goto("/admin");
  await typeInto(page, page.getByLabel("Password"), ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeFocused();
  await tabTo(page, page.getByRole("tab", { name: "Companies Management" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Quote Requests" })).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: "Refresh" }));
  await expectFocusSeen(page);
  await page.getByRole("tab", { name: "Quote Requests" }).focus();
  await page.keyboard.press("ArrowLeft");

  await pressOn(page, page.getByRole("button", { name: "Done with the listing request of Wren Skips" }));
  await expect(page.getByRole("heading", { name: "Wren Skips" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Listing requests" })).toBeVisible();
  await expectFocusSeen(page);

  await pressOn(page, page.getByRole("button", { name: "Add New Company" }));
  await expect(page.getByLabel("Company Name")).toBeFocused();
  await tour(page);
  await page.getByLabel("Company Name").focus();
  await page.keyboard.type("Kestrel Skips");
  await typeInto(page, page.getByLabel("Location"), "Whitby");
  await typeInto(page, page.getByLabel("County"), "North Yorkshire");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Company added successfully", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add New Company" })).toBeFocused();

  await typeInto(page, page.getByLabel("Search companies"), "kestrel skips");
  const edit = page.getByRole("button", { name: "Edit Kestrel Skips" });
  await expect(edit).toBeVisible();
  await pressOn(page, edit);
  await typeInto(page, page.getByLabel("Services"), "Wait and load");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Company updated successfully", { exact: true })).toBeVisible();
  await expect(edit).toBeFocused();
  await page.getByRole("tab", { name: "Companies Management" }).focus();
  await tour(page);
});
