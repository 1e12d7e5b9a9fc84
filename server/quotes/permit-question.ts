import type { OfferTerms } from "#contract/answers/offer.ts";
import { laterDay, longWeekday } from "#contract/dates.ts";
import { orderDay } from "#contract/job/delivery-days.ts";
import { type DeliverySite, permitDay } from "#contract/job/earliest.ts";
import { noticeLength } from "#contract/job/permit-notice-length.ts";
import type { PermitQuestion } from "#contract/job/permits.ts";
import { roadWords } from "#contract/job/road-words.ts";
import type { QuotesDeps } from "./deps.ts";
import { dayAsked, weeksAsked } from "./request-facts.ts";
import type { QuoteRow, WrittenQuote } from "./store.ts";

type Offered = Pick<OfferTerms, "lines" | "earliestDate"> | null | undefined;
type PermitDeps = Pick<QuotesDeps, "permits" | "places">;
type Asked = WrittenQuote & Partial<Pick<QuoteRow, "choiceToldAt" | "withdrawnAt" | "erasedAt">>;
export type WithPermitNotice<Quote> = Quote & { permit: string | null };

const dayOffered = (quote: QuoteRow, offer: Offered): string | null =>
  laterDay(dayAsked(quote) ?? "", offer?.earliestDate ?? "") || null;

/** Nobody applies for a permit before the choice, so its notice counts from the choice. Null if no permit is needed. */
function noticeFor({ permits, places }: PermitDeps, quote: Asked, day: string | null) {
  if (quote.job?.stands !== "road" || quote.erasedAt) return null;
  const resolution = places.resolve(quote.location);
  const site: DeliverySite =
    resolution.kind === "place"
      ? permits.siteAt(resolution.searched.place, "road", {
          ...{ weeks: weeksAsked(quote) ?? undefined, day: day ?? undefined },
        })
      : { division: null, permitNotice: null };
  const firstDay = permitDay(site, orderDay(quote.choiceToldAt ?? new Date()));
  if (firstDay === null) return null;
  const { nounIfNeeded: what } = roadWords(site.division);
  return { site, what, firstDay, isTooEarly: day !== null && day < firstDay };
}

type Notice = NonNullable<ReturnType<typeof noticeFor>>;

/** Null for a day in time if the authority asks for no notice. */
function noticeWords({ site, isTooEarly }: Notice, what: string, day: string | null): string | null {
  const allow = `Allow ${daysWords(site.permitNotice)} for ${what}`;
  if (isTooEarly && day) return `${allow}: ${longWeekday(day)} is likely too early.`;
  return site.permitNotice === 0 ? null : `${allow}.`;
}

/**
 * Who applies for the permit, and whether it can be there in time. Null if no permit is needed, or if the offer has a price for
 * it and no day is too early. `agreedDay` is the day of the hire's visit. Without one, the wanted day and the offer's day count.
 */
export function permitQuestion(
  deps: PermitDeps,
  quote: QuoteRow,
  offer: Offered,
  agreedDay?: string | null,
): PermitQuestion {
  const day = agreedDay === undefined ? dayOffered(quote, offer) : agreedDay;
  const notice = noticeFor(deps, quote, day);
  if (!notice) return null;
  const { what, firstDay } = notice;
  // The company's earliest day can be too early although the wanted day is not.
  const offered = agreedDay === undefined ? (offer?.earliestDate ?? null) : null;
  const early = notice.isTooEarly ? day : offered && offered < firstDay ? offered : null;
  const isTooEarly = early !== null;
  const isInOffer = offer?.lines.some(({ kind }) => kind.startsWith("permit-")) ?? false;
  if (isInOffer && !isTooEarly) return null;
  const said = [
    !isInOffer && `Who applies for the ${what}?`,
    noticeWords({ ...notice, isTooEarly }, isInOffer ? `the ${what}` : "it", early ?? day),
  ];
  return { text: said.filter(Boolean).join(" "), firstDay, isTooEarly };
}

/** What the road authority's notice means for a day of the job. Null if no permit is needed, or if there is nothing to say. */
export function permitNotice(deps: PermitDeps, quote: Asked, day: string): string | null {
  const notice = noticeFor(deps, quote, day);
  return notice && noticeWords(notice, `the ${notice.what}`, day);
}

/** For a form that asks for a day. `isTooEarly` is about the day that the customer asked for. */
export function permitNoticeOfForm(deps: PermitDeps, quote: QuoteRow): PermitQuestion {
  const notice = noticeFor(deps, quote, dayAsked(quote) ?? null);
  if (!notice || notice.site.permitNotice === 0) return null;
  const { site, what, firstDay, isTooEarly } = notice;
  const days = daysWords(site.permitNotice);
  const isCouncil = typeof site.permitNotice === "number" && site.division !== "northern-ireland";
  const wants = isCouncil
    ? `The council wants ${days}${days.endsWith("s") ? "'" : "'s"} notice for the ${what}`
    : `Allow ${days} for the ${what}`;
  const text = `${wants}: a delivery before ${longWeekday(firstDay)} is likely too early.`;
  return { text, firstDay, isTooEarly };
}

/**
 * Adds the authority's notice to the facts of a request that names a day. From the choice on, `permitQuestion` has the sentence,
 * because the hire can be on another day.
 */
export function withPermitNotice<Quote extends Asked>(
  deps: PermitDeps,
  quote: Quote,
): WithPermitNotice<Quote> {
  const day = dayAsked(quote);
  const isOpen = !quote.choiceToldAt && !quote.withdrawnAt;
  return { ...quote, permit: isOpen && day ? permitNotice(deps, quote, day) : null };
}

const daysWords = (notice: DeliverySite["permitNotice"]): string =>
  notice == null ? "a week" : noticeLength(notice);
