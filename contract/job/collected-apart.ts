import type { Waste } from "./job.ts";

/** Wastes that no ordinary skip takes, and what to do with them instead. Companies may collect them apart from the skip. */
export const INSTEAD = {
  upholstery: { what: "Sofas and padded seats", instead: "council collection, recycling centre" },
  fridge: { what: "Fridges and freezers", instead: "the shop that brings a new one, recycling centre" },
  tyres: { what: "Tyres", instead: "the garage that fits new ones" },
  paint: { what: "Paint, oil and other liquids", instead: "the council's hazardous waste service" },
  asbestos: { what: "Asbestos", instead: "don't break it: a licensed contractor, or the council" },
} as const satisfies Partial<Record<Waste, { what: string; instead: string }>>;
type StaysOut = keyof typeof INSTEAD;

export const STAYS_OUT = Object.keys(INSTEAD) as readonly StaysOut[];

/** Only specialists collect these wastes. A company that does not state that it takes them counts as not taking them. */
export const ONLY_IF_STATED: readonly Waste[] = ["asbestos"];

const ASBESTOS_SENTENCE =
  "Asbestos never goes in an ordinary skip. Don't break it. Use a licensed contractor, a sealed asbestos skip, or your council.";

/** True for a waste that no ordinary skip takes. No total contains its charge. */
export const isCollectedApart = (waste: string): waste is StaysOut => waste in INSTEAD;

export interface SeparatedWastes {
  inSkip: readonly Waste[];
  apart: readonly Waste[];
}

export const separateWastes = (wastes: readonly Waste[]): SeparatedWastes => ({
  inSkip: wastes.filter((waste) => !isCollectedApart(waste)),
  apart: wastes.filter(isCollectedApart),
});

export const hasWasteForSkip = ({ inSkip, apart }: SeparatedWastes): boolean =>
  inSkip.length > 0 || apart.length === 0;

/** Plasterboard goes with no other waste. Alone it needs a plasterboard skip or bags, whose price companies do not state. */
export const isOnlyPlasterboard = ({ inSkip }: Pick<SeparatedWastes, "inSkip">): boolean =>
  inSkip.length > 0 && inSkip.every((waste) => waste === "plasterboard");

/** True if the price of an ordinary skip applies to the job. */
export const hasSkipPrice = (wastes: SeparatedWastes): boolean =>
  hasWasteForSkip(wastes) && !isOnlyPlasterboard(wastes);

/** Stands beside prices that companies sent. Null if none of the wastes is collected apart. */
export function apartOfPrice(wastes: readonly string[]): string | null {
  const apart = STAYS_OUT.filter((waste) => wastes.includes(waste));
  const names = apart.map((waste) => INSTEAD[waste].what.toLowerCase());
  if (isPlasterboardBeside(wastes)) names.push("plasterboard, which needs bags or a skip of its own");
  if (names.length === 0) return null;
  return `Collected apart from the skip: ${names.join("; ")}. Ask whether the price contains that.`;
}

const isPlasterboardBeside = (wastes: readonly string[]): boolean =>
  wastes.includes("plasterboard") && wastes.length > 1;

/** The wastes of a job that must not go into a skip with its other wastes. */
export const keptApart = <Kind extends string>(wastes: readonly Kind[]): Kind[] =>
  wastes.filter(
    (waste) => isCollectedApart(waste) || (waste === "plasterboard" && isPlasterboardBeside(wastes)),
  );

export function apartSentences(wastes: readonly string[]): string[] {
  const others = STAYS_OUT.filter(
    (waste) => waste !== "asbestos" && waste !== "upholstery" && wastes.includes(waste),
  );
  const instead = others.map((waste) => `${INSTEAD[waste].what.toLowerCase()} (${INSTEAD[waste].instead})`);
  return [
    wastes.includes("plasterboard") &&
      (isPlasterboardBeside(wastes)
        ? "Plasterboard has to be kept apart: bagged, or in a skip of its own. Ask the company which."
        : "Plasterboard goes with no other waste. Ask for a plasterboard skip or bags: the price of a mixed skip doesn't apply."),
    wastes.includes("asbestos") && ASBESTOS_SENTENCE,
    wastes.includes("upholstery") &&
      "Sofas and other padded seats must be kept apart from all other waste: ask for a separate collection, or use the council's or the recycling centre.",
    others.length > 0 &&
      `These don't go in an ordinary skip: ${instead.join(", ")}. Ask whether the company collects them apart.`,
  ].filter((sentence) => typeof sentence === "string");
}
