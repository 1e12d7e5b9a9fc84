import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { SummaryPage } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { mapFlags } from "#contract/search/filters.ts";
import Results from "./results.tsx";

const NO_COMPANY: SummaryPage = {
  ...{ companies: [], total: 0, page: 1, limit: 10, totalPages: 0 },
  facets: { size: {}, ...mapFlags(() => 0), service: {} },
};

test("a waste item typed as the place on the home page gets a link to what the guide says of it", () => {
  const result = { ...NO_COMPANY, suggestions: [], items: [{ id: "mattress", name: "Mattress" }] };
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/?location=mattress"]}>
        <Results result={result} isPending={false} search={{ location: "mattress" }} area={{}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain('href="/what-goes-in#mattress"');
});
