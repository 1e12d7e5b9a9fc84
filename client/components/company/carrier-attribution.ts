import type { Carrier } from "#contract/carriers/carrier-check.ts";
import { REGISTER_FILE_ATTRIBUTION } from "#contract/carriers/carrier-options.ts";

/**
 * The attribution that the Environment Agency's licence requires beside check results from the file of its register. Empty if
 * no check used the file. Lists do not load this function, because the site's footer contains the attribution.
 */
export const carrierAttribution = (
  carriers: readonly (Pick<Carrier, "method"> | null | undefined)[],
): string =>
  carriers.some((carrier) => carrier?.method === "register-file") ? REGISTER_FILE_ATTRIBUTION : "";
