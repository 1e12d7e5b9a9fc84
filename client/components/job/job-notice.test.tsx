import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { todayInLondon } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import JobNotice from "./job-notice.tsx";

const SCOTTISH_DAY = BANK_HOLIDAYS.scotland.find(
  (day) => day > todayInLondon() && !BANK_HOLIDAYS["england-and-wales"].includes(day),
);
const PLACE = { label: "Here", query: "Here", kind: "town", latitude: 55, longitude: -3 } as const;

function noticeIn(division: Division) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(understoodPlaceQueryOptions("Here").queryKey, {
    total: 1,
    searched: { place: PLACE, note: null, alternatives: [], division, radius: 25, wider: [] },
  });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <JobNotice ignored={null} area={{ location: "Here", date: SCOTTISH_DAY }} />
    </QueryClientProvider>,
  );
}

test("on a page that knows only the typed place, a bank holiday counts in its nation alone", () => {
  expect(noticeIn("scotland")).toContain("isn&#x27;t a working day");
  expect(noticeIn("england-and-wales")).toBe("");
});
