import type { Page } from "@playwright/test";

/** Returns the date in 30 days in the format of a date field (YYYY-MM-DD). */
const nextMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Returns the first Saturday after today, or the one `weeksLater` weeks after it, in the format of a date field. */
export function nextSaturday(weeksLater = 0): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((5 - day.getUTCDay() + 7) % 7) + 1 + 7 * weeksLater);
  return day.toISOString().slice(0, 10);
}

/** An equal request of another test would be the same request. */
const ownWords = () => `Gate code ${crypto.randomUUID().slice(0, 8)}`;

/** Much the same request with the same address is sent only after a question. */
const ownAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@customer.example`;

/** Opens the fields that a quote form folds away, because it was opened with their answers. */
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

/** Fills every required field of the directory's form. */
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

/** Returns a valid body for POST /api/quotes. */
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
