import type { Offer } from "#contract/answers/answers.ts";
import { lineLabels, OFFER_LABELS, VAT_PERCENT } from "#contract/answers/offer.ts";
import { type Unsaid, withVat } from "#contract/answers/offer-total.ts";
import type { Job } from "#contract/job/job.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { aSkip } from "#contract/job/size-names.ts";
import { formatPounds, toPence, toPounds } from "#contract/text/pounds.ts";
import { countOf, upperFirst } from "#contract/text/spelling.ts";
import { formatWeeks } from "../company/format.ts";

/** Null means "not said", which is never shown as £0. */
interface SaidFact {
  label: string;
  text: string | null;
}

export const comparableWords = ({ comparable: { total, unsaid } }: Pick<Offer, "comparable">): string =>
  `${unsaid.length > 0 ? "At least " : ""}${formatPounds(total)}`;

export function offerParts(offer: Offer, job: Job | null): { label: string; amount: string }[] {
  const { lines, vat, vatAdded, total, comparable } = offer;
  const labels = lineLabels(job);
  const weeksCost = toPounds(toPence(comparable.total) - toPence(total));
  const extra = countOf(comparable.extraWeeks, "extra week");
  return [
    ...lines.map(({ kind, item, price }) => ({
      label: kind === "extra" && item ? item : labels[kind],
      amount: formatPounds(price),
    })),
    ...(vat === "added" ? [{ label: `VAT at ${VAT_PERCENT}%`, amount: formatPounds(vatAdded) }] : []),
    ...(comparable.extraWeeks > 0
      ? [{ label: vat === "added" ? `${extra}, with VAT` : extra, amount: formatPounds(weeksCost) }]
      : []),
  ];
}

/** Explains why no part of the price is VAT. Null if a part is VAT. */
export const vatWords = ({ vat }: Offer, who = "they"): string | null =>
  ({ included: "VAT is included.", "not-registered": `No VAT: ${who} aren't VAT registered.`, added: null })[
    vat
  ];

const UNSAID: Record<Unsaid, (who: string) => string> = {
  permit: (who) => `The permit for the road is not in it: ${who} don't mention one.`,
  "hire-days": (who) => `${upperFirst(who)} don't say how many days the price is for.`,
  "extra-week": (who) => `${upperFirst(who)} don't say what the extra weeks cost.`,
};

export const unsaidSentences = ({ comparable }: Offer, who = "they"): string[] =>
  comparable.unsaid.map((unsaid) => UNSAID[unsaid](who));

/** Not `countOf`, which is for whole numbers: of 3.1234 it would make "3.1,234 tonnes". */
export const formatTonnes = (tonnes: number): string => `${tonnes} ${tonnes === 1 ? "tonne" : "tonnes"}`;

export function laterCharges(
  offer: Offer,
  { stands, division }: Pick<Job, "stands" | "division">,
): SaidFact[] {
  const { extraWeek, weightLimitTonnes, overweightPerTonne, vat, lines } = offer;
  const amount = (pounds: string | null) => (pounds === null ? null : formatPounds(withVat(pounds, vat)));
  const hasPermit = lines.some(({ kind }) => kind.startsWith("permit-"));
  const isUnclear = stands === "road" ? division !== undefined : stands !== "drive";
  return [
    { label: OFFER_LABELS.extraWeek, text: amount(extraWeek) },
    {
      label: OFFER_LABELS.weightLimitTonnes,
      text: weightLimitTonnes === null ? null : formatTonnes(weightLimitTonnes),
    },
    { label: OFFER_LABELS.overweightPerTonne, text: amount(overweightPerTonne) },
    ...(isUnclear && !hasPermit ? [{ label: roadWords(division).ifOnRoad, text: null }] : []),
  ];
}

/** The job that the totals are for: "a 6 yard skip, 2 weeks, on the road with a permit". Null if nothing is known. */
export function askedWords(job: Job | null, weeks: number | null): string | null {
  const parts = [
    job?.size && aSkip(job.size),
    weeks && formatWeeks(weeks),
    job?.stands === "road" && roadWords(job.division).place,
    job?.stands === "drive" && "on a drive",
  ].filter(Boolean);
  return parts.join(", ") || null;
}
