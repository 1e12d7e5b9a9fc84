import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import type { Company } from "#contract/companies.ts";
import QuoteForm from "./quote-form.tsx";

/** The form as the server renders it at `path`, for the two companies below. */
function formAt(path: string): string {
  const queryClient = createQueryClient();
  const company = (id: number, name: string, email: string) =>
    queryClient.setQueryData(companyQueryOptions(id).queryKey, { id, name, email } as Company);
  company(1, "Aire Skips", "hello@aireskips.example");
  company(2, "Wharfe Skips", "Unknown");
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <QuoteForm posted={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("a company in the URL that takes no requests by email is named, with a link to its page", () => {
  const html = formAt("/quote?companies=1,2");
  expect(html).toContain("Wharfe Skips</strong> takes no requests by email");
  expect(html).toContain('href="/company/2"');
  expect(html).not.toContain("Aire Skips</strong> takes no requests by email");
  expect(formAt("/quote?companies=1")).not.toContain("takes no requests");
});

test("the place and the radius in the URL are filled in, with the radius in the form's range", () => {
  const inputValue = (html: string, name: string) =>
    new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];
  const html = formAt("/quote?companies=1&location=LS6+2AB&radius=30");
  expect(inputValue(html, "location")).toBe("LS6 2AB");
  expect(inputValue(html, "radius")).toBe("30");
  expect(inputValue(formAt("/quote?radius=100"), "radius")).toBe("50");
  expect(inputValue(formAt("/quote?radius=abc"), "radius")).toBe("25");
});
