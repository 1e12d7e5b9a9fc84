import { wasteLabel } from "#client/components/company/fit-words.ts";
import { formatPoundRange, hireLength, joinWithAnd } from "#client/components/company/format.ts";
import { statedChargeWords } from "#client/components/job/waste-lines.ts";
import type { Company } from "#contract/companies.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { IDENTITY_LABELS, type IdentityField, type ListingPart } from "#contract/firms/listing-parts.ts";
import { type Pause, setPauses } from "#contract/job/delivery-days.ts";
import { weekdayWords } from "#contract/job/term-texts.ts";
import type { CoverageArea } from "#contract/job/terms.ts";
import { formatDistricts } from "#contract/text/district-list.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { inMiles } from "./parts/areas-part.tsx";
import { sizesWithoutPrice } from "./parts/size-text.ts";

/** A fact without a text is not said. */
type ListingFact = readonly [label: string, text: string | null | undefined];

export const listingFacts: Record<ListingPart, (company: Company) => ListingFact[]> = {
  contact: ({ phone, website, operatingHours }) => [
    ["Phone", phone],
    ["Website", website],
    ["Opening hours", operatingHours],
  ],
  prices: (company) => [
    ...company.prices.map((price): ListingFact => [`${price.size} yards`, priceText(price)]),
    ...(company.prices.length === 0 ? [["Prices by size", null] as const] : []),
    ["Range", rangeOf(company)],
    ...unpricedFact(company),
  ],
  areas: (company) => [
    ["Where", company.coverageAreas.map(areaWords).join("; ")],
    ["In your words", company.coverage],
    ["Delivers on", weekdayWords(company.deliveryDays)],
    ["Notice", noticeText(company.noticeDays)],
  ],
  pauses: (company) => [
    ["Days", setPauses(company, todayInLondon()).map(pauseWords).join("; ") || "None is set"],
  ],
  authorities: ({ authorities }) => [
    [
      "Councils",
      authorities.map(({ name, until }) => (until ? `${name} until ${longDay(until)}` : name)).join("; "),
    ],
  ],
  waste: ({ takes, refuses, acceptsAtCharge }) => [
    ["Taken", joinWithAnd(takes.map(wasteLabel))],
    ["Not taken", joinWithAnd(refuses.map(wasteLabel))],
    [
      "At a charge",
      acceptsAtCharge.map((charge) => `${wasteLabel(charge.waste)} ${statedChargeWords(charge)}`).join(", "),
    ],
  ],
  about: ({ description, services, skipSizes, paymentMethods, insurance }) => [
    ["Description", description],
    ["Services", services],
    ["Skip sizes", skipSizes],
    ["Ways to pay", paymentMethods],
    ["Insurance", insurance],
  ],
  identity: (company) =>
    (Object.entries(IDENTITY_LABELS) as [IdentityField, string][])
      // The page shows the logo below these facts, at the form that replaces it.
      .filter(([name]) => name !== "logo")
      .map(([name, label]) => [label, company[name]]),
};

function unpricedFact(company: Company): ListingFact[] {
  const sizes = sizesWithoutPrice(company);
  return sizes.length > 0 ? [["Offered without a price", `${joinWithAnd(sizes.map(String))} yd`]] : [];
}

const priceText = ({ price, hireDays, extraWeek, heavyAllowed }: Company["prices"][number]): string =>
  [
    `${formatPounds(price)} ${hireLength(hireDays)}`,
    extraWeek && `extra week ${formatPounds(extraWeek)}`,
    heavyAllowed !== null && `${heavyAllowed ? "" : "no "}soil or rubble`,
  ]
    .filter(Boolean)
    .join(", ");

const rangeOf = ({ priceFrom, priceTo }: Company): string | null =>
  priceFrom && priceTo ? formatPoundRange({ from: priceFrom, to: priceTo }) : null;

const noticeText = (days: number | null): string | null =>
  days === null ? null : days === 0 ? "The same day" : `${days} working ${days === 1 ? "day" : "days"}`;

const pauseWords = ({ from, to }: Pause): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;

export function areaWords(area: CoverageArea): string {
  const where =
    area.type === "radius" ? `${inMiles(area.km)} miles around your yard` : formatDistricts(area.codes);
  return area.exclude?.length ? `${where}, but not ${formatDistricts(area.exclude)}` : where;
}
