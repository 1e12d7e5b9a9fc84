import type { Carrier } from "#contract/evidence/carrier-check.ts";

/** What the Environment Agency's licence asks to be said beside results from its file. Empty if none is. */
export const carrierAttribution = (
  carriers: readonly (Pick<Carrier, "method"> | null | undefined)[],
): string =>
  carriers.some((carrier) => carrier?.method === "register-file")
    ? "Contains Environment Agency information © Environment Agency and/or database right."
    : "";
