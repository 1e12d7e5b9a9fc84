import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { companyPageQueryOptions, type SummaryPage } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { activeFilters, searchWithout } from "./filters.ts";
import NoCompanies from "./no-companies.tsx";

test("where no company is sure of the wanted date, the empty list says so and leads to those that are there", () => {
  const search = { radius: 30, page: 1, limit: 20, canDo: "1", date: "2999-12-31" } as const;
  const queryClient = createQueryClient();
  const { queryKey } = companyPageQueryOptions(searchWithout(search, "canDo"));
  queryClient.setQueryData(queryKey, { total: 12 } as SummaryPage);
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/search?date=2999-12-31&canDo=1"]}>
        <NoCompanies search={search} filters={activeFilters(search)} advice="" reset={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll("<!-- -->", "");
  expect(html).toContain("No company is sure that it can do your date. <a");
  expect(html).toContain(">Without: Can do your date</a>: 12 companies");
  expect(html).not.toContain("canDo=");
});
