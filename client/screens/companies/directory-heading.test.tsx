import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { SummaryPage } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { DirectoryHeading } from "./companies.screen.tsx";

const headingFor = (result: SummaryPage | undefined) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <DirectoryHeading isSelecting result={result} location="Leeds">
          <p />
        </DirectoryHeading>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("the directory names a number of results only after they have arrived", () => {
  expect(headingFor(undefined)).toContain("Choose up to 5 companies near Leeds");
  expect(headingFor({ total: 1234 } as SummaryPage)).toContain(
    "Choose up to 5 companies from 1,234 results near Leeds",
  );
});
