import { expect, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../harness/product.ts";
import { expectFocusSeen, pressOn, tabTo, typeInto } from "./keyboard/focus.ts";
import { tabThroughPage } from "./keyboard/tab-through-page.ts";

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
  await tabTo(page, page.getByRole("radio", { name: "5 Excellent" }));
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "4 Good" })).toBeChecked();
  await typeInto(page, page.getByLabel("Review Title"), "Arrived when they said");
  await typeInto(page, page.getByLabel("Your Review"), "Skip came at eight as promised.");
  await pressOn(page, page.getByRole("button", { name: "Submit Review" }));
  await expect(page.getByText("Arrived when they said")).toBeVisible();
  await expect(opener).toBeFocused();
});

test("the directory is administered without a mouse", async ({ page }, { retry }) => {
  test.setTimeout(90_000);
  // If the test is repeated, the list still contains the listing request of the first attempt, so the name must differ.
  const wren = `Wren Skips${" again".repeat(retry)}`;
  const lead = { name: "Ann", email: "ann@skips.example", phone: "01632 960001", companyName: wren };
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
  // Slows the processor down, so that the next key is pressed before the other panel is drawn.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Companies Management" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Companies Management" })).toBeFocused();
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  await pressOn(page, page.getByRole("button", { name: `Delete request of ${wren}` }));
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(page.getByRole("dialog", { name: "Delete listing request" })).toContainText(
    `Are you sure you want to delete the listing request from ${wren}? This action cannot be undone.`,
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: wren, exact: true })).toBeVisible();
  await pressOn(page, page.getByRole("button", { name: `Delete request of ${wren}` }));
  await pressOn(page, page.getByRole("button", { name: "Delete", exact: true }));
  await expect(page.getByRole("heading", { name: wren, exact: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Listing requests" })).toBeVisible();
  await expectFocusSeen(page);

  await pressOn(page, page.getByRole("button", { name: "Add New Company" }));
  await expect(page.getByLabel("Company Name")).toBeFocused();
  await tabThroughPage(page);
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
  await tabThroughPage(page);
});

test("waiting reviews are published and removed without a mouse", async ({ page }) => {
  // The test answers the API calls about reviews itself, because in the tested product no review waits for approval.
  const review = {
    companyId: 9,
    companyName: "Heron Skips",
    customerName: "Ann",
    rating: 1,
    content: "Late.",
  };
  let waiting = ["First", "Second"].map((title, id) => ({
    ...review,
    id,
    title,
    createdAt: "2026-11-21T09:30:00Z",
  }));
  await page.route("**/api/reviews/**", (route) => {
    if (route.request().url().endsWith("/reports")) return route.fulfill({ json: [] });
    const [, id] = /reviews\/(\d+)/.exec(route.request().url()) ?? [];
    waiting = waiting.filter((one) => String(one.id) !== id);
    return route.fulfill({ json: waiting });
  });
  await page.goto("/admin");
  await typeInto(page, page.getByLabel("Password"), ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: "Publish “First”" }));
  await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Publish" }));
  await expect(page.getByText("Review published", { exact: true })).toBeVisible();
  await expectFocusSeen(page);
  await page.getByLabel("Why “Second” is removed").selectOption("It is not a real experience");
  await pressOn(page, page.getByRole("button", { name: "Remove “Second”" }));
  await expect(page.getByText("Review removed", { exact: true })).toBeVisible();
  await expectFocusSeen(page);
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
});
