import { isDeepStrictEqual } from "node:util";

/** Returns true if the company has the expected values in these fields. A missing value equals null. */
export const hasValues = (company: object, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(([name, value]) =>
    isDeepStrictEqual((company as Record<string, unknown>)[name] ?? null, value ?? null),
  );
