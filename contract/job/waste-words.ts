import type { Company } from "../companies.ts";
import { isCollectedApart } from "./collected-apart.ts";
import { HEAVY_WASTES, type JobSize, type Waste, wastesAmong } from "./job.ts";

/**
 * The services and specialties that say that a company takes a waste, in lower case. Soil and rubble are left out, because it
 * depends on the size whether a skip takes them.
 */
const NAMING: readonly (readonly [Waste, RegExp])[] = [
  ["general", /\b(general|household|domestic) waste\b/],
  ["garden", /\b(garden|green|tree) waste\b/],
  ["wood", /^(wood|timber)$|\b(wood|timber) (waste|recycling|collection|removal)\b|\bwaste (wood|timber)\b/],
  ["metal", /^metals?$|\bmetal (waste|recycling|collection|removal)\b|\bscrap metal\b/],
  ["mixed-building", /\b(construction|building|builders'?) waste\b/],
  ["plasterboard", /\bplasterboard\b/],
  ["mattress", /\bmattress(es)?\b/],
  ["electrical", /\bweee\b|\belectrical (waste|items|recycling)\b/],
  ["asbestos", /\basbestos\b/],
];

const DENIES = /\b(no|not|never|except|excluding|without)\b/;

export function wastesNamed({ services, specialties }: Pick<Company, "services" | "specialties">): Waste[] {
  const items = [services, specialties].flatMap((list) => list?.toLowerCase().split(",") ?? []);
  const stated = items.map((item) => item.trim()).filter((item) => !DENIES.test(item));
  return NAMING.flatMap(([waste, naming]) => (stated.some((item) => naming.test(item)) ? waste : []));
}

/**
 * What the company says it takes, and what its services and specialties name unless it refuses or charges for it. Soil and rubble
 * have `sizes` if only the prices of some sizes allow them.
 */
export function wastesTaken(
  company: Pick<Company, "services" | "specialties" | "takes" | "refuses" | "acceptsAtCharge" | "prices">,
): { waste: Waste; sizes?: JobSize[] }[] {
  const { takes, refuses, acceptsAtCharge, prices } = company;
  const isOpen = (waste: Waste) =>
    !isCollectedApart(waste) &&
    !refuses.includes(waste) &&
    acceptsAtCharge.every((charge) => charge.waste !== waste);
  const sizes = prices.flatMap(({ size, heavyAllowed }) => (heavyAllowed ? size : []));
  const heavy =
    sizes.length > 0 ? HEAVY_WASTES.filter((waste) => isOpen(waste) && !takes.includes(waste)) : [];
  return wastesAmong([...takes, ...heavy, ...wastesNamed(company).filter(isOpen)]).map((waste) =>
    heavy.includes(waste) ? { waste, sizes } : { waste },
  );
}
