import type { Company } from "#contract/companies.ts";
import { WASTES, type Waste } from "#contract/job/job.ts";
import type { WasteCharge } from "#contract/job/terms.ts";
import { asMoney } from "../companies/prices.ts";
import type { Random } from "../random.ts";
import { textOf } from "./said.ts";

interface Usual {
  /** Probability that a firm which states its refusals refuses the waste. */
  refused: number;
  /** Probability that a firm which states its charges, and takes the waste, charges for it. */
  charged: number;
  unit: WasteCharge["unit"];
  pounds: readonly number[];
  /** Words in a firm's text that show that it takes the waste. Its terms then do not refuse it, unless `never` matches. */
  taken?: RegExp;
  /** Words that show that a firm refuses the waste. */
  never?: RegExp;
  /** Words that show that a firm charges for the waste. */
  extra?: RegExp;
}

const KEPT_OUT = /keep paint, tyres, fridges and asbestos out|do not take asbestos, tyres/;

/**
 * The charges are invented. They have the order of magnitude of published price lists, which differ by a factor of up to four.
 */
const USUAL: Partial<Record<Waste, Usual>> = {
  plasterboard: {
    refused: 0.16,
    charged: 0.5,
    unit: "bag",
    pounds: [15, 20, 25, 30],
    taken: /plasterboard/i,
    extra: /Mattresses and plasterboard cost us extra/,
  },
  upholstery: {
    refused: 0.35,
    charged: 0.75,
    unit: "each",
    pounds: [15, 25, 35, 50],
    taken: /sofas|house clearance|we clear whole houses/i,
  },
  mattress: {
    refused: 0.14,
    charged: 0.75,
    unit: "each",
    pounds: [15, 20, 25, 30],
    taken: /mattress|house clearance|we clear whole houses/i,
    extra: /Mattresses and plasterboard cost us extra/,
  },
  electrical: { refused: 0.3, charged: 0.4, unit: "each", pounds: [15, 20, 25, 40], taken: /WEEE/ },
  fridge: {
    refused: 0.6,
    charged: 0.9,
    unit: "each",
    pounds: [20, 35, 55, 60],
    taken: /WEEE/,
    never: /fridges and asbestos out/,
  },
  tyres: { refused: 0.75, charged: 0.9, unit: "each", pounds: [5, 10, 15], never: KEPT_OUT },
  paint: { refused: 0.72, charged: 0.9, unit: "each", pounds: [5, 10, 20], never: KEPT_OUT },
  asbestos: { refused: 0.96, charged: 0.5, unit: "load", pounds: [250], taken: /asbestos/i, never: KEPT_OUT },
};

/** Shares of the firms with terms: those that state which wastes they refuse, and those that state charges for wastes. */
const SAY_REFUSED = 0.82;
const SAY_CHARGES = 0.7;

type WasteTerms = Pick<Company, "refuses" | "acceptsAtCharge">;

export function chooseWasteTerms(company: Company, random: Random): WasteTerms {
  const saysRefused = random.chance(SAY_REFUSED);
  const saysCharges = random.chance(SAY_CHARGES);
  const text = textOf(company);
  const refuses: Waste[] = [];
  const acceptsAtCharge: WasteCharge[] = [];
  for (const { value: waste } of WASTES) {
    const usual = USUAL[waste];
    if (!usual) continue;
    const [refused, charged, pounds] = [
      random.chance(usual.refused),
      random.chance(usual.charged),
      random.pick(usual.pounds),
    ];
    const never = usual.never?.test(text) ?? false;
    if (never || (saysRefused && refused && !usual.taken?.test(text))) refuses.push(waste);
    else if (usual.extra?.test(text) || (saysCharges && charged))
      acceptsAtCharge.push({ waste, price: asMoney(pounds), unit: usual.unit });
  }
  return { refuses, acceptsAtCharge };
}
