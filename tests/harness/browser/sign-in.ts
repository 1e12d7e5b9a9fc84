import { expect, type Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../product.ts";

export async function signIn(page: Page) {
  await page.goto("/admin");
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
