import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListedCompany } from "#contract/companies.ts";
import { CompanyColumn } from "./company-column.tsx";
import { ComparisonActions } from "./comparison-actions.tsx";
import { HowToCompare } from "./how-to-compare.tsx";
import { ResultsLinks } from "./results-links.tsx";

const company = (id: number, facts: Partial<ListedCompany> = {}) =>
  ({ id, name: `Skips ${id}`, location: "Leeds", county: "", phone: null, ...facts }) as ListedCompany;

const render = (path: string, element: ReactNode) =>
  renderToString(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

test("a comparison without one of its companies still shows only the differences", () => {
  const companies = [company(1), company(2), company(3)];
  const html = render(
    "/compare?ids=1,2,3&location=York&size=6&show=differences",
    <CompanyColumn company={company(2)} companies={companies} area={{ location: "York", size: 6 }} />,
  );
  expect(html).toContain('href="/compare?ids=1%2C3&amp;location=York&amp;size=6&amp;show=differences"');
});

test("below a comparison a paused company is not called one without email", () => {
  const html = render(
    "/compare",
    <ComparisonActions
      companies={[
        company(1, { email: "a@skips.example", pausedUntil: "2999-12-31" }),
        company(2, { email: "Unknown" }),
        company(3, { email: "c@skips.example" }),
      ]}
      area={{}}
      sameFacts={0}
      onlyDifferences={false}
      toggleUrl="/compare"
    />,
  );
  expect(html).toContain("Skips 1 takes no requests until the end of 31 December 2999.");
  expect(html).toMatch(/By phone or on their website only: (<!-- -->)?Skips 2(<!-- -->)?\./);
  expect(html).toMatch(/Request quotes from (<!-- -->)?1 company/);
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
