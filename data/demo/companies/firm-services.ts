import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import type { Kind } from "../words/firm-names.ts";
import {
  COLLECTION_TIMES,
  DELIVERY_TIMES,
  INSURANCE,
  OPENING_HOURS,
  PAYMENTS,
  REMOTE_DELIVERY_TIMES,
  SERVICES,
  SKIP_RANGES,
  SPECIALTIES,
} from "../words/offers.ts";

/** The services of a firm, its skip sizes (`yards`, in cubic yards), and texts of its listing such as the opening hours. */
export interface FirmServices {
  yards: readonly number[];
  services: readonly string[];
  specialties: string | null;
  paymentMethods: string;
  operatingHours: string;
  deliveryTime: string;
  collectionTime: string;
  insurance: string;
  permits: boolean;
  eco: boolean;
}

export function chooseFirmServices(town: DemoTown, kind: Kind, random: Random): FirmServices {
  const yards = random.pick(SKIP_RANGES[kind]);
  const services = chooseServices(kind, yards, random);
  const remote = town.population < 12_000 && random.chance(0.4);
  return {
    yards,
    services,
    specialties: random.chance(0.94) ? random.some(SPECIALTIES[kind], random.between(2, 4)).join(", ") : null,
    paymentMethods: random.pick(PAYMENTS),
    operatingHours: random.pick(OPENING_HOURS),
    deliveryTime: random.pick(remote ? REMOTE_DELIVERY_TIMES : DELIVERY_TIMES),
    collectionTime: random.pick(COLLECTION_TIMES),
    insurance: random.pick(INSURANCE),
    permits: services.includes("Skip permits") || random.chance(0.86),
    eco: kind === "recycling" || random.chance(0.9),
  };
}

/**
 * Chooses three to seven services. The services that every firm of the kind offers come first, then roll-on roll-off containers
 * if the largest skip has 20 cubic yards or more.
 */
function chooseServices(kind: Kind, yards: readonly number[], random: Random): string[] {
  const { always, sometimes } = SERVICES[kind];
  const possible = sometimes.filter((service) => service !== "Mini skips" || (yards[0] ?? 0) <= 4);
  const rolls = (yards.at(-1) ?? 0) >= 20 && !always.includes(ROLL_ON) ? [ROLL_ON] : [];
  const first = [...always, ...rolls];
  const rest = possible.filter((service) => !first.includes(service));
  return [...first, ...random.some(rest, random.between(3, 7) - first.length)];
}

export const ROLL_ON = "Roll-on roll-off containers";
export const WAIT_AND_LOAD = "Wait and load";
