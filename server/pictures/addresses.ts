import { DAY_MS } from "#contract/dates.ts";
import { createSigner, type SigningSecrets } from "#server/signing.ts";

export type PictureAddresses = ReturnType<typeof pictureAddresses>;

const today = () => Math.floor(Date.now() / DAY_MS);

/** An address ends with the next UTC day, so that one that is passed on soon ends. Addresses issued on one day are equal. */
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
    /** Null if the signature is wrong or the time has passed. */
    open(token: string): string | null {
      const [subject = "", lastDay = "", signature = "", ...rest] = token.split(".");
      const isOurs = rest.length === 0 && isGenuine(textOf(subject, lastDay), signature);
      return isOurs && Number(lastDay) >= today() ? subject : null;
    },
  };
}
