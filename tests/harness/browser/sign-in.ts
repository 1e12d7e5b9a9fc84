import { expect, type Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../product.ts";

/** Without a `url`, signs in at the product that most browser tests share. */
export async function signIn(page: Page, url = "") {
  await page.goto(`${url}/admin`);
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
