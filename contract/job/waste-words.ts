/** This file imports no zod, because screens load it. */

import type { Company } from "../companies.ts";
import { isCollectedApart } from "./collected-apart.ts";
import { type Waste, wastesAmong } from "./job.ts";

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

/** What the company says it takes, and what its services and specialties name unless it refuses or charges for it. */
export function wastesTaken(
  company: Pick<Company, "services" | "specialties" | "takes" | "refuses" | "acceptsAtCharge">,
): Waste[] {
  const { takes, refuses, acceptsAtCharge } = company;
  const isOpen = (waste: Waste) =>
    !isCollectedApart(waste) &&
    !refuses.includes(waste) &&
    acceptsAtCharge.every((charge) => charge.waste !== waste);
  return wastesAmong([...takes, ...wastesNamed(company).filter(isOpen)]);
}
