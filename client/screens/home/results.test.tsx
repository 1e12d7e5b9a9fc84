import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { SummaryPage } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { mapFlags } from "#contract/search/filters.ts";
import Results from "./results.tsx";

const NO_COMPANY: SummaryPage = {
  ...{ companies: [], total: 0, page: 1, limit: 10, totalPages: 0 },
  facets: { size: {}, ...mapFlags(() => 0), service: {} },
};

const render = (result: SummaryPage, location: string) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/?location=${location}`]}>
        <Results result={result} isPending={false} search={{ location }} area={{}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("a waste item typed as the place on the home page gets a link to what the guide says of it", () => {
  const result = { ...NO_COMPANY, suggestions: [], items: [{ id: "mattress", name: "Mattress" }] };
  expect(render(result, "mattress")).toContain('href="/what-goes-in#mattress"');
});

test("the line about the permit stands above the results at once, so that it does not move the cards", () => {
  const permit = {
    authority: "Leeds City Council",
    fee: null,
    noticeWorkingDays: 5,
    url: null,
  } as ListPermit;
  expect(render({ ...NO_COMPANY, total: 1, permit }, "LS6")).toContain("Leeds City Council");
});
