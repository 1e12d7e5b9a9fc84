import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListPermit } from "#contract/job/permits.ts";
import { EXAMPLE_TOTAL } from "../company/testing/example-company.ts";
import PermitNotice from "./permit-notice.tsx";

const NOTHING: ListPermit = {
  ...{ authority: "Here Council", fee: null, uncountedFee: null, noticeWorkingDays: 0, url: null },
  ...{ known: false, maxLengthMetres: null, maxWidthMetres: null, maxDays: null, whoApplies: null },
};

const said = (permit: Partial<ListPermit>) =>
  renderToStaticMarkup(
    <PermitNotice
      permit={{ ...NOTHING, ...permit }}
      division="england-and-wales"
      companies={[{ total: EXAMPLE_TOTAL }]}
      date={undefined}
    />,
  )
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");

test("a fee in the totals of a list says when it was seen, and whether it is more than twelve months old", () => {
  const fee = { from: "122.00", to: "122.00", periodDays: 28, days: 28, permits: 1, isOld: true } as const;
  expect(said({ fee: { ...fee, seenOn: "2026-11-28", source: "council" } })).toBe(
    "The road permit from Here Council costs £122 for 28 days (seen on 28 November 2026, more than twelve months old), and is in the totals.",
  );
});

test("a fee that a list leaves out is named with the reason, and only an unknown one is called unknown", () => {
  const uncountedFee = { fees: [{ price: "65.00", days: null }], extra: null, asOf: "2026-04" };
  expect(said({ uncountedFee: { ...uncountedFee, because: "no-length" } })).toBe(
    "The road permit from Here Council costs £65 (2026), and its page doesn't say for how long, so totals leave it out.",
  );
  expect(said({})).toBe(
    "We don't know the fee of the road permit from Here Council, so totals leave it out.",
  );
});
