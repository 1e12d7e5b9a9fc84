import { countOf } from "#client/components/company/format.ts";
import type { CompanyRequests, WantedFact } from "#contract/answers/company-requests.ts";
import type { Company } from "#contract/companies.ts";
import type { ListingPart } from "#contract/firms/listing-parts.ts";

/** What customers asked the company for, and searched in its town, as counted. */
export interface Demand {
  /** The requests to the company of the last twelve months. */
  requests?: number;
  wanted?: CompanyRequests["wanted"] | undefined;
  /** The searches of the last 30 days. Missing if the company's town is unclear. */
  searched?: { town: string; times: number } | undefined;
}

interface UnsaidFact {
  part: ListingPart;
  label: string;
  /** What saying it would change. */
  why: string;
}

interface SayableFact {
  part: ListingPart;
  label: string;
  isUnsaid: (company: Company) => boolean;
  change: string;
  /** What requests asked for that the company could say. Without it, the searches in its town are counted. */
  wanted?: readonly [WantedFact, words: string];
}

const SAYABLE: readonly SayableFact[] = [
  {
    part: "prices",
    label: "Your prices",
    isUnsaid: ({ prices }) => prices.length === 0,
    change: "Lists show our estimate, after every company that states its price.",
  },
  {
    part: "areas",
    label: "Where you deliver",
    isUnsaid: ({ coverageAreas }) => coverageAreas.length === 0,
    change: "Lists say “ask if it delivers”, after every company that says where it does.",
  },
  {
    part: "areas",
    label: "Your notice",
    isUnsaid: ({ noticeDays }) => noticeDays === null,
    change: "Lists say “ask” for every day.",
    wanted: ["day", "named a day"],
  },
  {
    part: "areas",
    label: "The days on which you deliver",
    isUnsaid: ({ deliveryDays }) => deliveryDays.length === 0,
    change: "For a Saturday or Sunday lists say “ask”.",
    wanted: ["weekend", "were for a Saturday or Sunday"],
  },
  {
    part: "waste",
    label: "What you take",
    isUnsaid: ({ takes, refuses, acceptsAtCharge }) =>
      takes.length + refuses.length + acceptsAtCharge.length === 0,
    change: "Customers can't see whether you take their waste.",
    wanted: ["waste", "named their waste"],
  },
  {
    part: "authorities",
    label: "Councils you are registered with",
    isUnsaid: ({ authorities }) => authorities.length === 0,
    change: "For a skip on the road, registered companies come first.",
    wanted: ["road", "were for a skip on the road"],
  },
  {
    part: "contact",
    label: "Your phone number",
    isUnsaid: ({ phone }) => !phone,
    change: "Nobody can ring you from a list.",
  },
];

/** What the listing does not say, with counts of what people asked and searched. Nothing is estimated. */
export const unsaidFacts = (company: Company, demand: Demand): UnsaidFact[] =>
  SAYABLE.filter(({ isUnsaid }) => isUnsaid(company)).map(({ part, label, change, wanted }) => ({
    part,
    label,
    why: [change, countWords(wanted, demand)].filter(Boolean).join(" "),
  }));

function countWords(about: SayableFact["wanted"], { requests = 0, wanted, searched }: Demand): string | null {
  if (!about)
    return searched && searched.times > 0
      ? `${countOf(searched.times, "search", "searches")} in ${searched.town} in the last 30 days.`
      : null;
  const [fact, words] = about;
  const times = wanted?.[fact] ?? 0;
  return times > 0 ? `${times} of your ${countOf(requests, "request")} ${words}.` : null;
}
