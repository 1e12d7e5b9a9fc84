import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { CompanyRequest } from "#contract/answers/company-requests.ts";
import { EMPTY_COMPANY } from "#contract/empty-company.ts";
import FirmScreen from "./firm.screen.tsx";
import type { ListingWithProposals } from "./firm-page.tsx";

const OWN = {
  listing: { ...EMPTY_COMPANY, id: 7, name: "Ash Skips", location: "Leeds", listing: "public" },
  ...{ waiting: [], refused: [] },
} as unknown as ListingWithProposals;

const HIRE: CompanyRequest = {
  ...{ reference: "SF-AAAA-AA", askedAt: "2026-11-30T10:00:00.000Z", answeredAt: null, state: "chosen" },
  ...{ total: "464.60", isLeast: false, asked: ["LS6"], permit: null, token: "token" },
  waits: ["Something is wrong: “It was not collected”. Answer by Monday 7 December 2026."],
};

const textOf = (requests: CompanyRequest[], waits = 0) => {
  const page = <FirmScreen params={{}} own={OWN} requests={requests} waits={waits} />;
  return renderToString(page).replaceAll(/<!-- -->|<[^>]+>/g, "");
};

test("the overview says all of a price, and shows the logo as a picture only", () => {
  const price = { size: 6, price: "185.00", hireDays: 10, extraWeek: "20.00", heavyAllowed: true };
  const logo = "/logos/X4jv.webp";
  const own = { ...OWN, listing: { ...OWN.listing, prices: [price], logo } } as ListingWithProposals;
  const html = renderToString(<FirmScreen params={{}} own={own} />);
  expect(html).toContain("£185 for 10 days, extra week £20, soil or rubble");
  expect(html).toContain(`src="${logo}"`);
  expect(html.replaceAll(/<[^>]+>/g, "")).not.toContain(logo);
});

test("the page opens on what waits, requests and hires alike", () => {
  const text = textOf([HIRE, { ...HIRE, reference: "SF-BBBB-BB", state: "waiting", waits: [] }], 2);
  expect(text).toContain("1 hire and 1 request wait for you");
  expect(text).toContain("Answer by Monday 7 December 2026.Answer: request SF-AAAA-AA");
  expect(text).toContain("Requests2 waiting");
  expect(textOf([{ ...HIRE, waits: [] }])).toContain("Nothing is waiting for you");
});
