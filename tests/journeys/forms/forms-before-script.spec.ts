import { expect, type Page, test } from "@playwright/test";
import { holdScript, waitUntilHydrated } from "../../harness/browser/open-page.ts";

/** Pages with script whose forms the server renders. */
const PAGES = {
  home: "/",
  "home with results": "/?location=Leeds",
  search: "/search?location=Leeds&size=6&waste=soil,garden",
  directory: "/companies?location=Leeds",
  "directory in selection mode": "/companies?mode=quote&location=Leeds",
  "price comparison": "/price-comparison?location=Leeds",
  compare: "/compare?ids=541,4182&location=LS6+2AB",
  quote: "/quote",
  "quote with companies": "/quote?companies=541,102,1905&location=LS6+2AB&size=6&waste=soil",
  "listing request": "/list-business",
};

/** Fields for which a change is a search of its own: the script applies it as soon as it runs. */
const APPLIES = "form[aria-label=Filters], form[aria-label=Sort], [name=sort]";

/** The state of every field of the page's forms, in document order. */
const fieldStates = (page: Page) =>
  page.evaluate((applies) => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      "main :is(input, select, textarea)",
    );
    return (
      [...fields]
        .filter(
          (field) => !field.matches("[type=hidden], [type=file], [name=website]") && !field.closest(applies),
        )
        // A hidden half of the prices repeats the ids, and shows what was ticked in the other half.
        .filter((field) => field.name !== "ids" || field.checkVisibility())
        .map((field) => {
          const isTick = field.matches("[type=checkbox], [type=radio]");
          const label = `${field.name}${isTick ? ` ${field.value}` : ""}`;
          return [label, isTick ? (field as HTMLInputElement).checked : field.value] as const;
        })
    );
  }, APPLIES);

/** Changes every field as a visitor would: ticks the unticked, unticks the ticked, types, chooses another option and date. */
const changeEveryField = (page: Page) =>
  page.evaluate((applies) => {
    let ticked = 0;
    for (const field of document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)")) {
      if (field.matches("[type=hidden], [type=file], [name=website]") || field.closest(applies)) continue;
      if (field.type === "checkbox" && ["ids", "companies"].includes(field.name)) {
        // At most five companies can be chosen, and the hidden half of the prices repeats the ids.
        if (field.checked || (ticked < 2 && field.checkVisibility())) field.click();
        ticked += 1;
      } else if (field.type === "checkbox" || field.type === "radio") field.click();
      // Another range of sizes would drop an exact size that is not in it.
      else if (
        field.name === "skipSize" &&
        document.querySelector("[name=size] option:checked:not([value=''])")
      )
        continue;
      else if (field instanceof HTMLSelectElement)
        (field as HTMLSelectElement).selectedIndex = (field as HTMLSelectElement).options.length - 1;
      else if (field.type === "date")
        field.value = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
      else if (field.type === "number") field.value = "7";
      else field.value = "York";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, APPLIES);

/** Waits until the page and the code of its form run. */
async function letScriptRun(page: Page, letGo: () => void) {
  letGo();
  await waitUntilHydrated(page);
  const form = page.locator("main form").first();
  if ((await form.count()) > 0) await form.hover({ force: true });
  await page.waitForLoadState("networkidle");
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: what was ticked, unticked, typed and chosen before the script runs stays`, async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await page.goto(path);
    await changeEveryField(page);
    const changed = await fieldStates(page);
    await letScriptRun(page, letGo);
    expect(await fieldStates(page)).toEqual(changed);
  });

  // On these pages an early script restores the words, which the next test covers.
  if (path.startsWith("/quote") || path === "/list-business") continue;
  test(`${name}: what the browser restores after a reload stays`, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto(path);
    await changeEveryField(page);
    await page.reload();
    const restored = await fieldStates(page);
    await letScriptRun(page, letGo);
    expect(await fieldStates(page)).toEqual(restored);
  });
}

for (const path of ["/quote?companies=541,102,1905&location=LS6+2AB&size=6", "/list-business"]) {
  test(`${path}: what is typed and ticked before the form's script runs survives a reload`, async ({
    page,
  }) => {
    const email = page.getByLabel("Email Address");
    const box = page.locator("[name=companies][value='102']");
    const expectKept = async () => {
      await expect(email).toHaveValue("ann@customer.example");
      if ((await box.count()) > 0) await expect(box).not.toBeChecked();
    };
    const letGo = await holdScript(page);
    await page.goto(path);
    await email.fill("ann@customer.example");
    if ((await box.count()) > 0) await box.uncheck();
    // The early script runs.
    await page.waitForFunction(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith("typed until script:")),
    );
    await page.reload();
    await expectKept();
    await letScriptRun(page, letGo);
    await page.reload();
    await letScriptRun(page, letGo);
    await expectKept();
  });
}
