import { DAY_MS } from "#contract/dates.ts";
import { createSigner, type SigningSecrets } from "#server/signing.ts";

export type PictureAddresses = ReturnType<typeof pictureAddresses>;

const today = () => Math.floor(Date.now() / DAY_MS);

/**
 * An address expires at the end of the next UTC day, so an address that is passed on soon stops working. All addresses of one
 * picture that are issued on the same day are equal.
 */
export function pictureAddresses(secrets: SigningSecrets) {
  const { sign, isGenuine } = createSigner(secrets);
  const textOf = (subject: string, lastDay: string) => `picture ${subject} ${lastDay}`;
  const issue = (subject: string): string => {
    const lastDay = String(today() + 1);
    return `${subject}.${lastDay}.${sign(textOf(subject, lastDay))}`;
  };
  return {
    issue,
    urlOf: (subject: string): string => `/pictures/${issue(subject)}`,
    /** Null if the signature is wrong or the address has expired. */
    open(token: string): string | null {
      const [subject = "", lastDay = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && isGenuine(textOf(subject, lastDay), signature);
      return isOurs && Number(lastDay) >= today() ? subject : null;
    },
  };
}
