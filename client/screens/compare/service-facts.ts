import { splitList } from "#client/components/company/format.ts";
import { earliestWords, isImpossible, noticeWords } from "#client/components/job/earliest-day.ts";
import { statedChargeWords, wasteLines } from "#client/components/job/waste-lines.ts";
import { sizesInWords } from "#client/queries/companies.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { Serves } from "#contract/options.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { type ComparedJob, type ComparisonFact, type FactValue, stated } from "./fact.ts";

const DELIVERS: Record<Serves, FactValue> = {
  yes: { text: "Yes", tone: "go" },
  probably: { text: "Probably" },
  ask: { text: "Ask the company" },
  no: { text: "No", tone: "stop" },
};

function deliversOf({ serves, servesBecause }: ListedCompany): FactValue | null {
  if (!serves) return null;
  return { ...DELIVERS[serves], why: servesBecause };
}

function refusalsOf({ refuses }: ListedCompany, { waste }: ComparedJob): FactValue | null {
  const lines = wasteLines(refuses, (waste) => waste, waste);
  if (lines.length === 0) return null;
  const text = lines.map(({ name }) => name);
  return lines[0]?.isAsked ? { text, tone: "stop" } : { text };
}

function chargesOf({ acceptsAtCharge }: ListedCompany, { waste }: ComparedJob): FactValue | null {
  const lines = wasteLines(acceptsAtCharge, (charge) => charge.waste, waste);
  if (lines.length === 0) return null;
  return { text: lines.map(({ name, item }) => `${name}: ${statedChargeWords(item)}`) };
}

function earliestOf(company: ListedCompany, job: ComparedJob): FactValue | null {
  const { day, unknown } = company.earliest;
  if (day === null && !unknown.includes("permit")) return stated(company.deliveryTime);
  const said = noticeWords(company.noticeDays) ?? company.deliveryTime?.trim();
  const earliest = { text: earliestWords(company, job), ...(said && { notes: [said] }) };
  return isImpossible(company, job) ? { ...earliest, tone: "stop" } : earliest;
}

/** The first day without the notice of the company, or of the road's authority, is no promise. */
const rankOfDay = ({ earliest: { day, unknown } }: ListedCompany) =>
  day === null ? null : { amount: Date.parse(day), unknown };

export const deliveryFacts = (job: ComparedJob): ComparisonFact[] => {
  const earliest: ComparisonFact = {
    label: "Earliest delivery",
    isKey: true,
    of: (company) => earliestOf(company, job),
    best: { words: "Earliest", rank: rankOfDay },
  };
  if (job.place === undefined) return [earliest];
  return [
    { label: `Delivers to ${job.place}`, isKey: true, of: deliversOf },
    earliest,
    {
      label: "Distance",
      of: ({ distance }) => (distance === undefined ? null : { text: formatDistance(distance) }),
    },
  ];
};

export const serviceFacts = (job: ComparedJob): ComparisonFact[] => [
  { label: "Refuses", of: (company) => refusalsOf(company, job) },
  { label: "Charges extra for", of: (company) => chargesOf(company, job) },
  {
    label: "Sizes",
    of: (company) => stated(splitList(sizesInWords(company)).join(", ")),
  },
];
