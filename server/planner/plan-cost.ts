import type { CostKind, Total } from "#contract/companies/totals.ts";
import type { ListedCompany } from "#contract/companies.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import type { PlanCost, PlanSkip } from "#contract/plan/plan.ts";
import { skipSizeOf } from "#contract/plan/size-advice.ts";
import { MIN_STATED_PRICES } from "#contract/towns.ts";
import { middleHalf, priceQuantile } from "#server/pricing/price-quantile.ts";

interface CostOptions {
  skip: Pick<PlanSkip, "size" | "skips">;
  /** The nearest companies that may do the job at the place. Their totals exclude the permit. */
  nearest: readonly Pick<ListedCompany, "total" | "prices">[];
  permit: Pick<PermitAnswer, "fee">;
}

/**
 * Null if too few companies state a price and the price guide has no price for the size. A total that leaves out further weeks of
 * unknown price is not compared: it would be too low.
 */
export function planCost({ skip, nearest, permit }: CostOptions): PlanCost | null {
  const stated = nearest.flatMap(({ total }) => (total && isStated(total) ? total : []));
  const isGuide = stated.length < MIN_STATED_PRICES;
  const hire = isGuide ? guideFor(skip.size) : statedHire(stated);
  if (!hire) return null;
  return {
    companies: nearest.length,
    stating: stated.length,
    hire,
    hireOfAll: { from: hire.from * skip.skips, to: hire.to * skip.skips },
    wasteCharges: isGuide ? null : statedCharges(stated),
    permit: permit.fee && { from: Number(permit.fee.from), to: Number(permit.fee.to) },
    extraWeek: middleExtraWeek(skip.size, nearest),
    hasUnknownCharge: nearest.some(({ total }) => total?.unknown.includes("waste-charge")),
  };
}

/**
 * True if the company states the prices of the hire and of all further weeks. An estimated hire does not count. If the total
 * contains no price of the hire, its first part is another one, such as the charge for a waste.
 */
const isStated = ({ parts: [first], unknown }: Total): boolean =>
  first?.kind === "hire" && first.source === "company" && !unknown.includes("extra-week");

const poundsOf = ({ parts }: Total, ...kinds: CostKind[]): number =>
  parts.reduce((sum, { kind, from }) => (kinds.includes(kind) ? sum + Number(from) : sum), 0);

/** In whole pounds. There is at least one amount. */
function spreadOf(amounts: readonly number[]) {
  const sorted = amounts.toSorted((a, b) => a - b);
  return {
    ...middleHalf(sorted),
    ...{ lowest: Math.floor(priceQuantile(sorted, 0)), highest: Math.ceil(priceQuantile(sorted, 1)) },
  };
}

/** The price of one skip with its further weeks. The charges for wastes are left out: more skips do not multiply them. */
const statedHire = (stated: readonly Total[]): PlanCost["hire"] => ({
  source: "stated",
  ...spreadOf(stated.map((total) => poundsOf(total, "hire", "extra-week"))),
});

/** The charges of the companies that state one for every waste that usually costs extra. Null if there is nothing to add. */
function statedCharges(stated: readonly Total[]): PlanCost["wasteCharges"] {
  const known = stated.filter(({ unknown }) => !unknown.includes("waste-charge"));
  if (known.length === 0) return null;
  const { from, to } = spreadOf(known.map((total) => poundsOf(total, "waste-charge")));
  return to === 0 ? null : { from, to, sampleSize: known.length };
}

function guideFor(size: PlanSkip["size"]): PlanCost["hire"] | null {
  const guide = skipSizeOf(size);
  return guide ? { source: "guide", ...guide.price, lowest: null, highest: null } : null;
}

function middleExtraWeek(size: PlanSkip["size"], nearest: CostOptions["nearest"]): PlanCost["extraWeek"] {
  const stated = nearest
    .flatMap(({ prices }) => prices.find((price) => price.size === size)?.extraWeek ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  if (stated.length === 0) return null;
  return { pounds: Math.round(priceQuantile(stated, 0.5)), sampleSize: stated.length };
}
