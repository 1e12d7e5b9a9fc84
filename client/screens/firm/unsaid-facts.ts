import { wasteLabel } from "#client/components/company/fit-words.ts";
import { joinWithAnd } from "#client/components/company/format.ts";
import type { CompanyRequests, WantedFact } from "#contract/answers/company-requests.ts";
import type { Company } from "#contract/companies.ts";
import { LISTING_PARTS, type ListingPart } from "#contract/firms/listing-parts.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { wastesTaken } from "#contract/job/waste-words.ts";
import { countOf } from "#contract/text/spelling.ts";
import { listingFacts } from "./listing-facts.ts";

export interface Demand {
  requests?: number;
  wanted?: CompanyRequests["wanted"] | undefined;
  wastesInTown?: CompanyRequests["wastesInTown"] | undefined;
  searched?: { town: string; times: number } | undefined;
}

interface SayableFact {
  part: ListingPart | "logo";
  label: string;
  isUnsaid: (company: Company) => boolean;
  change: string | ((demand: Demand, company: Company) => string);
  count: (demand: Demand, company: Company) => string | null;
}

const searches = ({ searched }: Demand): string | null =>
  searched && searched.times > 0
    ? `${countOf(searched.times, "search", "searches")} in ${searched.town} in the last 30 days.`
    : null;

const asked =
  (fact: WantedFact, words: string) =>
  ({ requests = 0, wanted }: Demand): string | null => {
    const times = wanted?.[fact] ?? 0;
    if (times === 0) return null;
    const said = times === 1 ? words.replace(/^were/, "was") : words;
    return requests === 1
      ? `Your one request ${said}.`
      : `${times} of your ${countOf(requests, "request")} ${said}.`;
  };

/** Pages also read from the services and the prices what a company takes. */
const saidWastes = (company: Company): Waste[] => [
  ...company.takes,
  ...company.refuses,
  ...company.acceptsAtCharge.map(({ waste }) => waste),
  ...wastesTaken(company).map(({ waste }) => waste),
];

/** Those that customers in the town asked for come first. */
function unsaidWastes({ wastesInTown = [] }: Demand, company: Company): Waste[] {
  const said = saidWastes(company);
  const wastes = [...wastesInTown, ...WASTES.map(({ value }) => ({ waste: value }))];
  return [...new Set(wastes.map(({ waste }) => waste))].filter((waste) => !said.includes(waste));
}

const inSentence = (waste: Waste): string => wasteLabel(waste).toLowerCase();

function wasteChange(demand: Demand, company: Company): string {
  if (saidWastes(company).length === 0) return "Customers can't see whether you take their waste.";
  const wastes = unsaidWastes(demand, company);
  const others = wastes.length - MOST_WASTES;
  const named = wastes.slice(0, MOST_WASTES).map(inSentence);
  return `You have not said whether you take ${joinWithAnd([...named, ...(others > 0 ? [countOf(others, "other")] : [])])}.`;
}

function askedWastes(demand: Demand, company: Company): string | null {
  const said = saidWastes(company);
  const wastes = (demand.wastesInTown ?? [])
    .filter(({ waste }) => !said.includes(waste))
    .slice(0, MOST_WASTES);
  if (wastes.length === 0) return said.length === 0 ? asked("waste", "named the waste")(demand) : null;
  const counts = wastes.map(({ waste, requests }, at) => {
    const whose = at === 0 ? `${countOf(requests, "request")} to companies in your town asked` : requests;
    return `${whose} for ${inSentence(waste)}`;
  });
  return `In the last 90 days, ${joinWithAnd(counts)}.`;
}

const MOST_WASTES = 3;

const SAYABLE: readonly SayableFact[] = [
  {
    part: "prices",
    label: "Your prices",
    isUnsaid: ({ prices }) => prices.length === 0,
    change: "Lists show our estimate, after every company that states its price.",
    count: searches,
  },
  {
    part: "areas",
    label: "Where you deliver",
    isUnsaid: ({ coverageAreas }) => coverageAreas.length === 0,
    change: "Lists say “ask if it delivers”, after every company that says where it does.",
    count: searches,
  },
  {
    part: "areas",
    label: "Your notice",
    isUnsaid: ({ noticeDays }) => noticeDays === null,
    change: "Lists say “ask” for every day.",
    count: asked("day", "named a day"),
  },
  {
    part: "areas",
    label: "The days on which you deliver",
    isUnsaid: ({ deliveryDays }) => deliveryDays.length === 0,
    change: "For a Saturday or Sunday lists say “ask”.",
    count: asked("weekend", "were for a Saturday or Sunday"),
  },
  {
    part: "waste",
    label: "What you take",
    isUnsaid: (company) => unsaidWastes({}, company).length > 0,
    change: wasteChange,
    count: askedWastes,
  },
  {
    part: "authorities",
    label: "Councils you are registered with",
    isUnsaid: ({ authorities }) => authorities.length === 0,
    change: "For a skip on the road, registered companies come first.",
    count: asked("road", "were for a skip on the road"),
  },
  {
    part: "contact",
    label: "Your phone number",
    isUnsaid: ({ phone }) => !phone,
    change: "Nobody can ring you from a list.",
    count: searches,
  },
  {
    part: "logo",
    label: "Your logo",
    isUnsaid: ({ logo }) => !logo,
    change: "Your initials stand beside your name.",
    count: () => null,
  },
];

export const unsaidFacts = (company: Company, demand: Demand) =>
  SAYABLE.filter(({ isUnsaid }) => isUnsaid(company)).map(({ part, label, change, count }) => ({
    part,
    label,
    why: [typeof change === "string" ? change : change(demand, company), count(demand, company)]
      .filter(Boolean)
      .join(" "),
  }));

/** A company without pauses has said nothing false, so the overview doesn't list them, but it may want to set one. */
const saysNothing = (part: ListingPart, company: Company): boolean =>
  part === "pauses" ? company.pauses.length === 0 : listingFacts[part](company).every(([, text]) => !text);

/**
 * The next part after the last of `saved`, in the overview's order, that says nothing or has a fact which the overview lists as
 * not said. The order continues from the last part to the first. Null if there is no such part but those just saved.
 */
export function nextUnsaidPart(company: Company, saved: readonly ListingPart[]): ListingPart | null {
  const parts = Object.keys(LISTING_PARTS) as ListingPart[];
  const next = parts.indexOf(saved.at(-1) as ListingPart) + 1;
  const unsaid = unsaidFacts(company, {}).map(({ part }) => part);
  const isOffered = (part: ListingPart) =>
    !saved.includes(part) && (unsaid.includes(part) || saysNothing(part, company));
  return [...parts.slice(next), ...parts.slice(0, next)].find(isOffered) ?? null;
}
