import type { OfferTerms } from "#contract/answers/offer.ts";
import { laterDay, longWeekday } from "#contract/dates.ts";
import { orderDay } from "#contract/job/delivery-days.ts";
import { type DeliverySite, permitDay } from "#contract/job/earliest.ts";
import type { PermitQuestion } from "#contract/job/permits.ts";
import { countOf } from "#contract/text/spelling.ts";
import type { QuotesDeps } from "./deps.ts";
import { dayAsked } from "./request-facts.ts";
import type { QuoteRow } from "./store.ts";

type Offered = Pick<OfferTerms, "lines" | "earliestDate"> | null | undefined;

const dayOffered = (quote: QuoteRow, offer: Offered): string | null =>
  laterDay(dayAsked(quote) ?? "", offer?.earliestDate ?? "") || null;

/**
 * Nobody applies for a permit before the choice, so its notice counts from the choice. Null if no permit is needed, or if the
 * offer has a price for it and the day is not too early.
 */
export function permitQuestion(
  { permits, places }: Pick<QuotesDeps, "permits" | "places">,
  quote: QuoteRow,
  offer: Offered,
  day = dayOffered(quote, offer),
): PermitQuestion {
  if (quote.job?.stands !== "road" || quote.erasedAt) return null;
  const resolution = places.resolve(quote.location);
  const site: DeliverySite =
    resolution.kind === "place"
      ? permits.siteAt(resolution.searched.place, "road", day ?? undefined)
      : { division: null, permitNotice: null };
  const firstDay = permitDay(site, orderDay(quote.choiceToldAt ?? new Date()));
  if (firstDay === null) return null;
  const isTooEarly = day !== null && day < firstDay;
  const isInOffer = offer?.lines.some(({ kind }) => kind.startsWith("permit-")) ?? false;
  if (isInOffer && !isTooEarly) return null;
  const what = site.division === "northern-ireland" ? "consent, if it is needed" : "permit";
  const notice = site.permitNotice == null ? "a week" : countOf(site.permitNotice, "working day");
  const allow = `Allow ${notice} for ${isInOffer ? `the ${what}` : "it"}`;
  const said = [
    !isInOffer && `Who applies for the ${what}?`,
    isTooEarly
      ? `${allow}: ${longWeekday(day)} is likely too early.`
      : site.permitNotice !== 0 && `${allow}.`,
  ];
  return { text: said.filter(Boolean).join(" "), firstDay, isTooEarly };
}
