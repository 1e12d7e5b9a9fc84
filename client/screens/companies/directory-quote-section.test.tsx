import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { EXAMPLE_COMPANY } from "#client/components/company/testing/example-company.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { jobSearchParams, selectedCompaniesQueryOptions } from "#client/queries/quote-companies.ts";
import DirectoryQuoteSection from "./directory-quote-section.tsx";

function formFor(refuses: "soil"[]): string {
  const queryClient = createQueryClient();
  const job = jobSearchParams({ waste: ["soil"] });
  const companies = [{ ...EXAMPLE_COMPANY, refuses }];
  queryClient.setQueryData(selectedCompaniesQueryOptions([EXAMPLE_COMPANY.id], job).queryKey, {
    job,
    companies,
  });
  const selection = { selected: companies } as unknown as QuoteSelection;
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/companies?waste=soil"]}>
        <DirectoryQuoteSection selection={selection} onCancel={() => {}} onSent={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("the directory's form names beside its button the companies that may not suit the job", () => {
  const words = `<strong>${EXAMPLE_COMPANY.name}</strong> may not suit your job`;
  expect(formFor(["soil"])).toMatch(new RegExp(`${words}.*Send Quote Request`));
  expect(formFor([])).not.toContain("may not suit your job");
});
