import { keyedHash, type SigningSecrets } from "#server/signing.ts";

/**
 * Hashes the keys that identify a removed company or a deleted draft. The hash includes the server's secret: otherwise a
 * telephone number could be found by trying all numbers.
 */
export const removalHash = (secrets: SigningSecrets) => keyedHash(secrets, (key: string) => `removed ${key}`);
