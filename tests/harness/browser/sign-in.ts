import { expect, type Page } from "@playwright/test";

export async function signIn(page: Page) {
  await page.goto("/admin");
  await page.getByLabel("Password").fill("a password for tests");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
