import type { CompanyAnswers } from "#contract/answers/company-answers.ts";
import type { AnswerBucket } from "#contract/answers/figures.ts";
import type { CollectedApart, NotTaken } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import type { StatedPrice, WasteCharge } from "#contract/job/terms.ts";
import type { Serves } from "#contract/options.ts";
import type { Place } from "#contract/places.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { formatDate } from "./format.ts";

export function deliversToWords(serves: Serves, place: string): string {
  if (serves === "yes") return `Delivers to ${place}`;
  if (serves === "probably") return `Probably delivers to ${place}`;
  if (serves === "no") return `Doesn't deliver to ${place}`;
  return `Ask if it delivers to ${place}`;
}

export const statedSentence = ({ statedBy, statedOn }: Pick<StatedPrice, "statedBy" | "statedOn">): string =>
  `${statedBy === "company" ? "Stated by the company" : "Entered by the directory"} on ${formatDate(statedOn)}`;

export function notTakenSentence({ refused, inSize, notStated }: NotTaken): string {
  const names = (wastes: readonly Waste[]) => wastes.map(wasteLabel).join(" or ").toLowerCase();
  const parts = [
    refused.length > 0 && names(refused),
    inSize.length > 0 && `${names(inSize)} in this size`,
  ].filter(Boolean);
  return parts.length > 0
    ? `Doesn't take ${parts.join(", or ")}`
    : `Doesn't say that it takes ${names(notStated)}`;
}

const CHARGE_UNITS: Record<WasteCharge["unit"], string> = { each: "each", bag: "a bag", load: "a load" };

export const chargeWords = ({ price, unit }: Omit<WasteCharge, "waste">): string =>
  `${formatPounds(price)} ${CHARGE_UNITS[unit]}`;

export const apartWords = (apart: readonly CollectedApart[] = []): string[] =>
  apart.map(({ waste, charge, isFree }) => {
    const words = charge ? chargeWords(charge) : isFree ? "no further charge" : "ask";
    return `${wasteLabel(waste)} apart from the skip: ${words}`;
  });

/** True for a job of nothing but what no ordinary skip takes. Wastes that go into the skip are in `wastes`. */
export const isAllApart = ({ apart = [], wastes }: Pick<ListedCompany, "apart" | "wastes">): boolean =>
  apart.length > 0 && !wastes;

export const wasteLabel = (waste: Waste): string =>
  WASTES.find(({ value }) => value === waste)?.label ?? waste;

/** "LS6" for "LS6 2AB", "Newport" for "Newport, Wales": companies state areas by district, and cards are narrow. */
export function shortPlaceName({ kind, label }: Pick<Place, "kind" | "label">): string {
  const separator = kind === "postcode" || kind === "sector" ? " " : ",";
  return label.split(separator)[0] ?? label;
}

const HOW_FAST: Record<Exclude<AnswerBucket, "unanswered">, string> = {
  hours: "within a few hours",
  day: "within a day",
  days: "within a few days",
  longer: "after more than three days",
};

const USUALLY = 0.5;
/** From this many requests, a share is shown, because the API rounds it and the number of answers can't be computed from it. */
const SHARE_FROM = 100;

export const TOO_FEW = "Not enough requests yet";

interface AnswerWords {
  text: string;
  /** For example "8 of 10 requests". Null if no request was answered. */
  share: string | null;
}

export function answerWords(answers: CompanyAnswers | undefined): AnswerWords | null {
  if (!answers || answers.bucket === "not-enough") return null;
  const { requests, answeredShare, bucket } = answers;
  if (bucket === "unanswered") return { text: "Has not answered requests here", share: null };
  return {
    text: `${answeredShare < USUALLY ? "Sometimes" : "Usually"} answers ${HOW_FAST[bucket]}`,
    share:
      requests < SHARE_FROM
        ? `${Math.round(answeredShare * requests)} of ${requests} requests`
        : `${Math.round(answeredShare * 100)}% of ${formatCount(requests)} requests`,
  };
}
