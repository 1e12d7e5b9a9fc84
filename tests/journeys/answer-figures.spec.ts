import { expect, test } from "@playwright/test";

const COMPANY = "The Headingley Skip Company";
const FIGURES = /^Usually answers within a few hours \(\d+ of \d+ requests\)$/;

/** Resolves to the id of the company with this name. Checks that it received enough requests for figures (five). */
async function idOf(baseURL = "", name = COMPANY): Promise<number> {
  const response = await fetch(`${baseURL}/api/companies?${new URLSearchParams({ search: name })}`);
  const [company] = (await response.json()) as { id: number; answers: { requests: number } }[];
  expect(company?.answers.requests).toBeGreaterThan(4);
  return company?.id ?? 0;
}

test("a company's page says how it answers requests, or that too few were sent", async ({
  page,
  baseURL,
}) => {
  const fact = page.getByText("Answers to requests", { exact: true }).locator("xpath=following-sibling::dd");
  await page.goto(`/company/${await idOf(baseURL)}`);
  await expect(fact).toHaveText(FIGURES);
  await page.goto("/company/1");
  await expect(fact).toHaveText("Not enough requests yet");
});

test("companies are compared by how they answer", async ({ page, baseURL }) => {
  await page.goto(`/compare?ids=${await idOf(baseURL)},1`);
  const row = page.getByRole("row", { name: /^Answers to requests/ });
  await expect(row).toContainText("Usually answers within a few hours");
  await expect(row).toContainText(/\d+ of \d+ requests/);
  await expect(row).toContainText("Not enough requests yet");
});

test("a card says how a company answers where there are figures, and nothing where there are none", async ({
  page,
}) => {
  await page.goto("/search?location=Leeds&sort=reviews");
  const cards = page.getByRole("article");
  await expect(cards.filter({ hasText: COMPANY })).toContainText("Usually answers within a few hours");
  await expect(cards.filter({ hasText: "Not enough requests yet" })).toHaveCount(0);
});

test("how the figures are counted is explained", async ({ page }) => {
  await page.goto("/how-we-work");
  await expect(page.getByRole("heading", { name: "How companies answer requests" })).toBeVisible();
});
