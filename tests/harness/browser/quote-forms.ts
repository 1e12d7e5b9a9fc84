import type { Page } from "@playwright/test";

/** In 30 days, as YYYY-MM-DD. */
const nextMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The first Saturday after today, or `weeksLater` weeks after it, as YYYY-MM-DD. */
export function nextSaturday(weeksLater = 0): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((5 - day.getUTCDay() + 7) % 7) + 1 + 7 * weeksLater);
  return day.toISOString().slice(0, 10);
}

/** Differs from test to test: the product takes an equal request for the same one. */
const ownWords = () => `Gate code ${crypto.randomUUID().slice(0, 8)}`;

/** Differs from test to test: the product asks before it sends a similar request from the same address. */
export const ownAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@customer.example`;

/** A quote form folds fields away if it was opened with their answers. */
export async function openKnownFields(page: Page) {
  const folded = page.locator("details:not([open]) > summary", { hasText: "Change what you ask for" });
  if (await folded.isVisible()) await folded.click();
}

/** Fills every required field of the `/quote` page except the location. */
export async function fillQuotePage(page: Page) {
  await page.getByLabel("Full Name").fill("Sam Taylor");
  await openKnownFields(page);
  await page.getByLabel("Email Address").fill(ownAddress("sam.taylor"));
  await page.getByLabel("Phone Number").fill("01632 960123");
  await page.getByLabel("Skip Size").selectOption("medium");
  await page.getByLabel("Type of Waste").fill("Bricks and soil");
  await page.getByLabel("Hire Date").fill(nextMonth());
  await page.getByLabel("Hire Duration").selectOption("2-weeks");
  await page.getByLabel("Additional Information").fill(ownWords());
}

export async function fillDirectoryForm(page: Page) {
  await page.getByLabel("Full Name").fill("Jo Bailey");
  await openKnownFields(page);
  await page.getByLabel("Email Address").fill(ownAddress("jo.bailey"));
  await page.getByLabel("Phone Number").fill("01632 960456");
  await page.getByRole("textbox", { name: "Location", exact: true }).fill("Leeds");
  await page.getByLabel("Type of Waste").selectOption("garden");
  await page.getByLabel("Skip Size").selectOption("builder-6-yard");
  await page.getByLabel("Hire Length").selectOption("1-week");
  await page.getByLabel("Additional Information").fill(ownWords());
}

/** A valid body of `POST /api/quotes`. */
export const quoteOf = (companies: { id: number }[], name = "Robin Hale") => ({
  name,
  email: "robin@customer.example",
  phone: "01632 960111",
  location: "Leeds",
  wasteType: "garden",
  skipSize: "midi-4-yard",
  hireLength: "1-week",
  additionalInfo: ownWords(),
  companies: companies.map(({ id }) => ({ id })),
});
