/** Returns a unique registration number in the format of the nation's regulator, marked as a sample. */
export function sampleLicence(nation: string, id: number): string {
  const digits = String(100_000 + ((id * 7_919) % 900_000));
  return `${FORMS[nation]?.(digits) ?? `CBDU${digits}`} (sample)`;
}

const FORMS: Readonly<Record<string, (digits: string) => string>> = {
  England: (digits) => `CBDU${digits}`,
  Wales: (digits) => `NRW CBDU${digits}`,
  Scotland: (digits) => `SEPA WCR/R/1${digits}`,
  "Northern Ireland": (digits) => `NIEA ROC UT ${digits.slice(1)}`,
};
