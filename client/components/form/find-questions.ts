import { findCompanyPage } from "#client/queries/companies.ts";
import { suggestEmail } from "#contract/text/suggest-email.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";

type AskedField = "email" | "phone" | "location";

export type AskedValues = Partial<Record<AskedField, string | null | undefined>>;

export type Questions = Partial<Record<string, string>>;

const AGAIN = "If it's right, send the form again.";

function askAboutEmail(email: string): string | null {
  const meant = suggestEmail(email);
  return meant && `Is this email address right? Did you mean ${meant}? ${AGAIN}`;
}

const askAboutPhone = (phone: string): string | null =>
  telephoneUrl(phone)
    ? null
    : `Is this phone number right? There may be a digit too few or too many. ${AGAIN}`;

/** Searches for the place on the server, because the browser has no table of places. */
async function askAboutPlace(location: string): Promise<string | null> {
  const { searched } = await findCompanyPage({ location, page: 1, limit: 1 });
  return searched
    ? null
    : `Is this place right? We don't know it. A postcode or a nearby town is best. ${AGAIN}`;
}

export async function findQuestions({ email, phone, location }: AskedValues): Promise<Questions> {
  const questions = {
    email: email && askAboutEmail(email),
    phone: phone && askAboutPhone(phone),
    location: location && (await askAboutPlace(location).catch(() => null)),
  };
  return Object.fromEntries(
    Object.entries(questions).flatMap(([field, text]) => (text ? [[field, text]] : [])),
  );
}
