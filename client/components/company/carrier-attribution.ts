import type { Carrier } from "#contract/evidence/carrier-check.ts";

/**
 * The attribution that the Environment Agency's licence requires beside results from its file. Empty if there is no such
 * result.
 */
export const carrierAttribution = (
  carriers: readonly (Pick<Carrier, "method"> | null | undefined)[],
): string =>
  carriers.some((carrier) => carrier?.method === "register-file")
    ? "Contains Environment Agency information © Environment Agency and/or database right."
    : "";
