import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListedCompany } from "#contract/companies.ts";
import { ResultsLinks } from "./compare.screen.tsx";
import { AskBar, NotAsked } from "./comparison.tsx";
import HowToCompare from "./how-to-compare.tsx";

const company = (id: number, facts: Partial<ListedCompany> = {}) =>
  ({ id, name: `Skips ${id}`, location: "Leeds", county: "", phone: null, ...facts }) as ListedCompany;

const render = (path: string, element: ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

const COMPANIES = [
  company(1, { email: "a@skips.example", pausedUntil: "2999-12-31" }),
  company(2, { email: "Unknown" }),
  company(3, { email: "c@skips.example" }),
  company(4, { email: "d@skips.example" }),
];

test("below a comparison a paused company is not called one without email", () => {
  const html = render("/compare", <NotAsked companies={COMPANIES} />);
  expect(html).toContain("Skips 1 takes no requests until the end of 31 December 2999.");
  expect(html).toMatch(/By phone or on their website only: (<!-- -->)?Skips 2(<!-- -->)?\./);
});

test("the ticked companies are asked, all that can be asked if none is ticked, and nobody if none can be", () => {
  const asks = (ticked: readonly number[], companies = COMPANIES) => {
    const selected = COMPANIES.filter(({ id }) => ticked.includes(id));
    const bar = <AskBar companies={companies} area={{ size: 6 }} selection={{ selected }} />;
    return render("/compare", bar).replaceAll("<!-- -->", "");
  };
  expect(asks([])).toContain('href="/quote?companies=3%2C4&amp;size=6"');
  expect(asks([])).toContain("Request quotes from 2 companies");
  expect(asks([])).toContain("2 of 4 can be asked online");
  expect(asks([1, 4])).toContain('href="/quote?companies=4&amp;size=6"');
  expect(asks([1, 4])).toContain("Request quotes from 1 company");
  expect(asks([], COMPANIES.slice(2))).not.toContain("can be asked online");
  expect(asks([1], COMPANIES.slice(0, 2))).toBe("");
});

test("a comparison leads back to the results, and to another company while there is room for one", () => {
  const links = (count: number) => {
    const companies = [1, 2, 3, 4, 5].slice(0, count).map((id) => company(id));
    return render(
      "/compare",
      <ResultsLinks companies={companies} area={{ location: "York", size: 6, waste: "soil" }} />,
    ).match(/href="[^"]*"|Back to results|Add a company/g);
  };
  const results = 'href="/search?location=York&amp;size=6&amp;waste=soil"';
  expect(links(2)).toEqual([results, "Back to results", results, "Add a company"]);
  expect(links(5)).toEqual([results, "Back to results"]);
});

test("the instructions name no control that the search results don't have", () => {
  const html = render("/compare", <HowToCompare chosen={undefined} area={{}} />).replaceAll("<!-- -->", "");
  expect(html).toContain("In the search results, tick 2 to 5 companies.");
  expect(html).not.toContain("tick Compare");
});
