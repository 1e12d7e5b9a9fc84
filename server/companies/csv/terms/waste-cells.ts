import type { z } from "zod";
import { WASTES, type Waste } from "#contract/job/job.ts";
import { CHARGE_UNITS, type termsInput, type WasteCharge } from "#contract/job/terms.ts";
import { plainPounds, readPounds } from "#contract/text/pounds.ts";
import { CellProblem } from "../cell-problem.ts";
import { plainAmount } from "../spreadsheet-cells.ts";

type ChargeInput = z.input<typeof termsInput.acceptsAtCharge>[number];

const IDS = WASTES.map(({ value }) => value).join(", ");

const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const WASTE_BY_KEY: ReadonlyMap<string, Waste> = new Map(
  WASTES.flatMap(({ value, label }) => [[key(value), value] as const, [key(label), value] as const]),
);

function readWaste(text: string): Waste {
  const waste = WASTE_BY_KEY.get(key(text));
  if (!waste) throw new CellProblem(`"${text}" is not a waste. The wastes are ${IDS}`);
  return waste;
}

/** Reads wastes such as "tyres, paint", given by id or by label. */
export const readWastes = (cell: string): Waste[] =>
  cell
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(readWaste);

/** Example: "mattress=20 each; plasterboard=25 bag". */
export const formatCharges = (charges: readonly WasteCharge[]): string =>
  charges.map(({ waste, price, unit }) => `${waste}=${plainPounds(price)} ${unit}`).join("; ");

/** Reads charges for the schema of `acceptsAtCharge`. Throws a `CellProblem` for any other format. */
export const readCharges = (cell: string): ChargeInput[] =>
  cell
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(readCharge);

function readCharge(text: string): ChargeInput {
  const [, waste = "", amount = "", word = "each"] =
    text.match(/^([^=:]+)[=:]\s*(\S+)(?:\s+(?:a |per )?(\w+))?$/) ?? [];
  const price = readPounds(plainAmount(amount));
  const unit = CHARGE_UNITS.find((one) => one === word.toLowerCase());
  if (price === null || !unit)
    throw new CellProblem(`"${text}" in acceptsAtCharge is not like mattress=20 each (or bag, or load)`);
  return { waste: readWaste(waste.trim()), price, unit };
}
