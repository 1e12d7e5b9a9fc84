import type { Carrier } from "#contract/evidence/carrier-check.ts";

/**
 * The attribution that the Environment Agency's licence requires beside results of checks in its register's file. Empty if no
 * check used the file.
 */
export const carrierAttribution = (
  carriers: readonly (Pick<Carrier, "method"> | null | undefined)[],
): string =>
  carriers.some((carrier) => carrier?.method === "register-file")
    ? "Contains Environment Agency information © Environment Agency and/or database right."
    : "";
