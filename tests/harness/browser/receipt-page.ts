import { expect, type Locator, type Page } from "@playwright/test";

export async function expectRequestPage(page: Page) {
  await expect(page).toHaveURL(/\/receipt\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/SF-/);
}

export const offerRow = (page: Page, name: string | undefined): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: name ?? "" }) });

export async function chooseOffer(page: Page, name: string | undefined) {
  await offerRow(page, name).getByText("I've chosen this company").click();
  await offerRow(page, name).getByRole("button", { name: "Yes, choose this company" }).click();
  await expect(page.getByRole("heading", { name: `You have chosen ${name}` })).toBeFocused();
}
