import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { understoodPlaceQueryOptions } from "#client/queries/places.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { todayInLondon } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import type { Division } from "#contract/job/delivery-days.ts";
import JobNotice, { type JobNoticeProps } from "./job-notice.tsx";

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

test("every page with a job on the road says what its authority does not allow", () => {
  const permit = {
    ...{
      authority: "Here Council",
      fee: null,
      uncountedFee: null,
      noticeWorkingDays: null,
      url: null,
      known: false,
    },
    ...{ maxLengthMetres: 3, maxWidthMetres: null, maxDays: 14, whoApplies: null },
  };
  const queryClient = createQueryClient();
  queryClient.setQueryData(roadPermitQueryOptions({ location: "Here" }).queryKey, permit);
  const area = { location: "Here", size: 8, weeks: 4, stands: "road" } as const;
  const notice = (props: Partial<JobNoticeProps>) =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <JobNotice ignored={null} area={area} division={null} {...props} />
      </QueryClientProvider>,
    );
  for (const props of [{}, { permit }]) {
    expect(notice(props)).toContain("Here Council allows at most 3 m (an 8 yard skip");
    expect(notice(props)).toContain("14 days (you plan 4 weeks) on the road");
  }
  expect(notice({ permit: null })).toBe("");
  expect(notice({ area: { ...area, stands: "drive" } })).toBe("");
});

test("on a page that knows only the typed place, a bank holiday counts in its nation alone", () => {
  expect(noticeIn("scotland")).toContain("isn&#x27;t a working day");
  expect(noticeIn("england-and-wales")).toBe("");
});
