import type { ListedCompany, Total } from "#contract/companies.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import type { PlanCost, PlanSkip } from "#contract/plan/plan.ts";
import { skipSizeOf } from "#contract/plan/size-advice.ts";
import { MIN_STATED_PRICES } from "#contract/towns.ts";

interface CostOptions {
  skip: Pick<PlanSkip, "size" | "skips">;
  /** The nearest companies that may do the job at the place. Their totals exclude the permit. */
  nearest: readonly Pick<ListedCompany, "total" | "prices">[];
  permit: Pick<PermitAnswer, "fee">;
}

/**
 * The cost of a job near a place. Null if too few companies state a price and the price guide has no price for the size. A
 * total that leaves out further weeks of unknown price is not compared: it would count them as nothing.
 */
export function planCost({ skip, nearest, permit }: CostOptions): PlanCost | null {
  const stated = nearest
    .flatMap(({ total }) => (total && isStated(total) ? Number(total.from) : []))
    .sort((a, b) => a - b);
  const hire = stated.length < MIN_STATED_PRICES ? guideFor(skip.size) : middleHalf(stated);
  if (!hire) return null;
  return {
    companies: nearest.length,
    stating: stated.length,
    hire,
    hireOfAll: { from: hire.from * skip.skips, to: hire.to * skip.skips },
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

function middleHalf(stated: readonly number[]): PlanCost["hire"] {
  const at = (part: number) => stated[Math.round((stated.length - 1) * part)] as number;
  return {
    source: "stated",
    from: Math.floor(at(0.25)),
    to: Math.ceil(at(0.75)),
    lowest: Math.floor(at(0)),
    highest: Math.ceil(at(1)),
  };
}

function guideFor(size: PlanSkip["size"]): PlanCost["hire"] | null {
  const guide = skipSizeOf(size);
  return guide ? { source: "guide", ...guide.price, lowest: null, highest: null } : null;
}

function middleExtraWeek(size: PlanSkip["size"], nearest: CostOptions["nearest"]): PlanCost["extraWeek"] {
  const said = nearest
    .flatMap(({ prices }) => prices.find((price) => price.size === size)?.extraWeek ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const middle = said[Math.floor((said.length - 1) / 2)];
  return middle === undefined ? null : { pounds: Math.round(middle), said: said.length };
}
