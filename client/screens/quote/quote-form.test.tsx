import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { EXAMPLE_COMPANY } from "#client/components/company/testing/example-company.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { type QuoteCompany, selectedCompaniesQueryOptions } from "#client/queries/quote-companies.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import type { CompanyWithEstimates } from "#contract/companies.ts";
import { addDays, todayInLondon } from "#contract/dates.ts";
import type { PostedQuote } from "./post-quote.ts";
import QuoteForm from "./quote-form.tsx";

const AIRE_SKIPS: QuoteCompany = {
  ...EXAMPLE_COMPANY,
  ...{ serves: "yes", offersSize: false, refuses: ["soil"] },
  earliest: { day: "2999-12-30", unknown: [] },
};

/** A day in a pause of Aire Skips, which delivers on the days before. */
const PAUSED_DAY = addDays(todayInLondon(), 40);
const FREE: QuoteCompany["earliest"] = { day: "2026-01-05", unknown: [] };

const PAUSED = {
  id: 4,
  name: "Calder Skips",
  email: "hello@calder.example",
  pausedUntil: "2999-12-31",
} as CompanyWithEstimates;

/** The form as the server renders it at `path`, for the companies below. No company has the id 3. */
function formAt(path: string, posted?: PostedQuote): string {
  const queryClient = createQueryClient();
  const company = (id: number, name: string, email: string) =>
    queryClient.setQueryData(companyQueryOptions(id).queryKey, { id, name, email } as CompanyWithEstimates);
  company(1, "Aire Skips", "hello@aireskips.example");
  company(2, "Wharfe Skips", "Unknown");
  queryClient.setQueryData(companyQueryOptions(3).queryKey, null);
  queryClient.setQueryData(companyQueryOptions(4).queryKey, PAUSED);
  const { stands, waste, date } = searchedAreaIn(new URLSearchParams(path.split("?")[1]));
  const job = { location: "LS6 2AB", size: 6, stands, waste, date } as const;
  queryClient.setQueryData(selectedCompaniesQueryOptions([1], job).queryKey, {
    job,
    companies: [date === PAUSED_DAY ? { ...AIRE_SKIPS, earliest: FREE, canDo: "no" } : AIRE_SKIPS],
  });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <QuoteForm posted={posted} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a company in the URL that takes no requests by email is named, with a link to its page", () => {
  const html = formAt("/quote?companies=1,2");
  expect(html).toContain("Wharfe Skips</strong> <!-- -->takes no requests by email");
  expect(html).toContain('href="/company/2"');
  expect(formAt("/quote?companies=2&location=York&size=6")).toContain(
    'href="/company/2?location=York&amp;size=6"',
  );
  expect(html).not.toContain("Aire Skips</strong> <!-- -->takes no requests");
  expect(formAt("/quote?companies=1")).not.toContain("takes no requests");
});

test("a paused company in the URL is named with the last day of its pause", () => {
  const html = formAt("/quote?companies=4");
  expect(html).toContain("Calder Skips</strong> <!-- -->takes no requests until the end of 31 December 2999");
  expect(html).not.toContain("by email, so");
});

test("the form says how many companies in the URL are no longer listed", () => {
  expect(formAt("/quote?companies=3")).toContain("1 company is no longer listed, so we left it out.");
  expect(formAt("/quote?companies=1,2")).not.toContain("no longer listed");
});

test("a form that was sent without script says what is wrong, and links to the field", () => {
  const errors = { phone: "Please enter a valid phone number" };
  const nothing = { found: [], selectedIds: [], preselected: [], photos: { kept: [], problems: [] } };
  const html = formAt("/quote", { values: { phone: "1" }, errors, searched: {}, ...nothing });
  expect(html).toMatch(/role="alert".*Not sent yet: one thing needs another look.*href="#phone"/);
  expect(html).toMatch(/<input[^>]* name="phone"[^>]* id="phone"|<input[^>]* id="phone"[^>]* name="phone"/);
});

const inputValue = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];

test("the place and the radius in the URL are filled in, with the radius in the form's range", () => {
  const html = formAt("/quote?companies=1&location=LS6+2AB&radius=30");
  expect(inputValue(html, "location")).toBe("LS6 2AB");
  expect(inputValue(html, "radius")).toBe("30");
  expect(inputValue(formAt("/quote?radius=100"), "radius")).toBe("50");
  expect(inputValue(formAt("/quote?radius=abc"), "radius")).toBe("25");
});

/** The value of the option that the server selects. */
const selectedOption = (html: string, name: string) => {
  const select = new RegExp(`<select(?=[^>]* name="${name}").*?</select>`, "s").exec(html)?.[0] ?? "";
  return /<option[^>]* value="([^"]*)"[^>]* selected=""|<option[^>]* selected=""[^>]* value="([^"]*)"/
    .exec(select)
    ?.slice(1)
    .find((value) => value !== undefined);
};
const JOB = "location=LS6+2AB&size=6&date=2999-12-31&weeks=3&stands=road&waste=garden,soil";

test("the job in the URL fills in every field that it answers", () => {
  const html = formAt(`/quote?${JOB}`.replace("2999-12-31", tomorrow()));
  expect(selectedOption(html, "skipSize")).toBe("medium");
  expect(selectedOption(html, "size")).toBe("6");
  expect(selectedOption(html, "stands")).toBe("road");
  expect(selectedOption(html, "hireDuration")).toBe("1-month");
  expect(inputValue(html, "hireDate")).toBe(tomorrow());
  expect(inputValue(html, "wasteType")).toBe("Garden, soil");
  expect(html).toContain("Sent as 3 weeks, as you asked.");
  for (const [name, value] of [
    ["weeks", "3"],
    ["waste", "garden,soil"],
  ] as const)
    expect(inputValue(html, name)).toBe(value);
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test("a date that is no working day has a hint that asks whether a company delivers then", () => {
  const sunday = new Date();
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
  expect(formAt(`/quote?date=${sunday.toISOString().slice(0, 10)}`)).toContain(
    "isn&#x27;t a working day: ask whether",
  );
  expect(formAt("/quote")).not.toContain("a working day: ask");
});

test("without a job in the URL nothing is filled in, and with one the hire is as long as in every price shown", () => {
  expect(selectedOption(formAt("/quote"), "hireDuration")).toBe("");
  expect(selectedOption(formAt("/quote?size=8"), "hireDuration")).toBe("2-weeks");
});

test("a chosen company that can't do the job is named with the reason", () => {
  const html = formAt("/quote?companies=1&location=LS6+2AB&size=6&waste=soil");
  expect(html).toMatch(
    /Aire Skips<\/strong>: (<!-- -->)?Doesn&#x27;t hire out 6 yard skips. Doesn&#x27;t take soil./,
  );
  expect(html).toMatch(
    /Aire Skips<\/strong> may not suit your job:.*href="#fit-warnings".*Send Quote Request/s,
  );
  expect(formAt("/quote?companies=1&location=LS6+2AB&size=8")).not.toContain("Check before you send");
});

test("a chosen company that can't deliver by the wanted day is named with its earliest day", () => {
  const formFor = (day: string) => formAt(`/quote?companies=1&location=LS6+2AB&size=6&date=${day}`);
  expect(formFor(tomorrow())).toMatch(/Delivery from about \w{3} \d+ \w{3}, too late for \w{3} \d+ \w{3}\./);
  expect(formFor("2999-12-31")).not.toContain("too late");
});

test("a chosen company that takes no deliveries on the wanted day says so in the form", () => {
  const html = formAt(`/quote?companies=1&location=LS6+2AB&size=6&date=${PAUSED_DAY}`);
  expect(html).toMatch(/Delivery from about Mon 5 Jan, not on \w{3} \d+ \w{3}\./);
});

test("the links to the planner name the place, the job and the chosen companies of the form", () => {
  const html = formAt("/quote?companies=1,2&location=LS6+2AB&size=6&weeks=3&stands=road&waste=soil");
  const url = "/plan?location=LS6+2AB&radius=25&size=6&weeks=3&stands=road&waste=soil&companies=1";
  const escaped = url.replaceAll("&", "&amp;");
  expect(html).toContain(`href="${escaped}"`);
  expect(html).toContain(`href="${escaped}#permit"`);
});

test("beside brought companies the form says that nobody else will be ticked", () => {
  expect(formAt("/quote?companies=1")).toContain("ticks none of them");
  expect(formAt("/quote")).toContain("ticks the first 5, best fitting first");
});
