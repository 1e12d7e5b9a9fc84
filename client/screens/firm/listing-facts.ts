import { wasteLabel } from "#client/components/company/fit-words.ts";
import {
  formatPoundRange,
  formatPounds,
  hireLength,
  joinWithAnd,
} from "#client/components/company/format.ts";
import { statedChargeWords } from "#client/components/job/waste-lines.ts";
import type { Company } from "#contract/companies.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { IDENTITY_LABELS, type IdentityField, type ListingPart } from "#contract/firms/listing-parts.ts";
import { type Pause, pausesFrom } from "#contract/job/delivery-days.ts";
import { weekdayWords } from "#contract/job/term-texts.ts";
import type { CoverageArea } from "#contract/job/terms.ts";
import { formatDistricts } from "#contract/text/district-list.ts";
import { inMiles } from "./parts/areas-part.tsx";

interface ListingFact {
  label: string;
  text: string | null;
}

export const listingFacts: Record<ListingPart, (company: Company) => ListingFact[]> = {
  contact: (company) => [
    { label: "Phone", text: company.phone },
    { label: "Website", text: company.website },
    { label: "Opening hours", text: company.operatingHours },
  ],
  prices: (company) => [
    ...company.prices.map(({ size, price, hireDays }) => ({
      label: `${size} yards`,
      text: `${formatPounds(price)} ${hireLength(hireDays)}`,
    })),
    ...(company.prices.length === 0 ? [{ label: "Prices by size", text: null }] : []),
    { label: "Range", text: rangeOf(company) },
  ],
  areas: (company) => [
    { label: "Where", text: company.coverageAreas.map(areaWords).join("; ") || null },
    { label: "In your words", text: company.coverage },
    { label: "Delivers on", text: weekdayWords(company.deliveryDays) },
    { label: "Notice", text: noticeText(company.noticeDays) },
  ],
  pauses: (company) => {
    const pauses = pausesFrom(company, todayInLondon()).map(pauseWords);
    return [{ label: "Days", text: pauses.join("; ") || "None is set" }];
  },
  authorities: ({ authorities }) => [
    {
      label: "Councils",
      text:
        authorities.map(({ name, until }) => (until ? `${name} until ${longDay(until)}` : name)).join("; ") ||
        null,
    },
  ],
  waste: ({ takes, refuses, acceptsAtCharge }) => [
    { label: "Taken", text: joinWithAnd(takes.map(wasteLabel)) || null },
    { label: "Not taken", text: joinWithAnd(refuses.map(wasteLabel)) || null },
    {
      label: "At a charge",
      text:
        acceptsAtCharge
          .map((charge) => `${wasteLabel(charge.waste)} ${statedChargeWords(charge)}`)
          .join(", ") || null,
    },
  ],
  about: (company) => [
    { label: "Description", text: company.description },
    { label: "Services", text: company.services },
    { label: "Skip sizes", text: company.skipSizes },
    { label: "Ways to pay", text: company.paymentMethods },
    { label: "Insurance", text: company.insurance },
  ],
  identity: (company) =>
    (Object.entries(IDENTITY_LABELS) as [IdentityField, string][]).map(([name, label]) => ({
      label,
      text: company[name],
    })),
};

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
