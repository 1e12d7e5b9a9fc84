import type { OfferTerms } from "#contract/answers/offer.ts";
import { comparableTotal, withVat } from "#contract/answers/offer-total.ts";
import type { HireView } from "#contract/hires/press-bodies.ts";
import { toPence, toPounds } from "#contract/text/pounds.ts";
import type { Hire } from "./hire.ts";

type Priced = Pick<Hire, "agreedWeeks" | "isSwapped" | "problems" | "went">;

/** The weeks that were agreed after the choice, at the quote's price of a further week. */
export const furtherWeeks = (
  { agreedWeeks }: Pick<Hire, "agreedWeeks">,
  offer: OfferTerms | null | undefined,
): HireView["furtherWeeks"] =>
  agreedWeeks.map(({ number, weeks, at }) => ({
    ...{ number, weeks, agreedAt: at.toISOString() },
    price: offer?.extraWeek ? toPounds(weeks * toPence(withVat(offer.extraWeek, offer.vat))) : null,
  }));

/** The quote's total with the further weeks. Null without such weeks, and if it is not known what else is charged. */
export function totalWithWeeks(
  hire: Priced,
  offer: OfferTerms | null | undefined,
  asked: Parameters<typeof comparableTotal>[1],
): string | null {
  const weeks = furtherWeeks(hire, offer);
  if (!offer || weeks.length === 0 || isChargeOpen(hire, offer)) return null;
  const { total, unsaid } = comparableTotal(offer, asked);
  const prices = weeks.flatMap(({ price }) => price ?? []);
  if (unsaid.length > 0 || prices.length < weeks.length) return null;
  return toPounds([total, ...prices].reduce((sum, price) => sum + toPence(price), 0));
}

/** A swap, money named in a problem and a weight above the limit change the bill by amounts that we don't know. */
const isChargeOpen = ({ isSwapped, problems, went }: Priced, { weightLimitTonnes }: OfferTerms): boolean =>
  isSwapped ||
  problems.some(({ amount, answer }) => amount !== null || (answer?.amount ?? null) !== null) ||
  (weightLimitTonnes !== null && (went?.tonnes ?? 0) > weightLimitTonnes);
