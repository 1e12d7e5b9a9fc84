import { expect, test } from "vitest";
import type { LoaderArgs } from "#client/page.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { loader } from "./quote.screen.tsx";

test("a merged entry in the URL stands for the company that was kept", () => {
  const queryClient = createQueryClient();
  const kept = { id: 1, name: "Aire Skips", email: "hello@aireskips.example" };
  const asked: (readonly number[])[] = [];
  const companies = {
    details: (id: number) => (id === 1 ? kept : null),
    mergedInto: (id: number) => (id === 2 ? 1 : null),
    forJob: (ids: readonly number[]) => {
      asked.push(ids);
      return [];
    },
  };
  const url = new URL("http://localhost/quote?companies=2,3");
  loader({ url, params: {}, services: { companies }, queryClient } as unknown as LoaderArgs);
  const loaded = (id: number) => queryClient.getQueryData(companyQueryOptions(id).queryKey);
  expect([loaded(2), loaded(3)]).toEqual([kept, null]);
  expect(asked).toEqual([[1]]);
});
