import { useState } from "react";
import { findCompanyPage } from "#client/queries/companies.ts";
import {
  CARRIER_WARNINGS,
  carrierNumberWarning,
  parseCarrierNumber,
} from "#contract/carriers/carrier-number.ts";
import type { SimilarCompany } from "#contract/companies/similar.ts";
import type { Company } from "#contract/companies.ts";
import type { NewCompany } from "#contract/company-input.ts";
import type { PlaceKind } from "#contract/places.ts";
import { phoneWarning } from "#contract/text/phone-key.ts";
import { adminJson } from "../admin-requests.ts";
import { sameInWords } from "../queries.ts";

const COMPARED = ["name", "location", "postcode", "phone", "email", "website"] as const;
type CheckedFields = Pick<NewCompany, (typeof COMPARED)[number] | "licenseNumber">;

const POSTCODE_KINDS: readonly PlaceKind[] = ["postcode", "sector", "district"];

/** Three branches are enough to recognise a chain. */
const MAX_NAMED = 3;

async function similarWarnings(fields: CheckedFields): Promise<string[]> {
  const compared: Partial<CheckedFields> = Object.fromEntries(COMPARED.map((name) => [name, fields[name]]));
  const { companies, askedToLeave } = await adminJson("POST", "/api/companies/similar", compared);
  const further = companies.length - MAX_NAMED;
  return [
    ...(askedToLeave ? ["This company asked not to be listed. Add it only if it asked again."] : []),
    ...companies.slice(0, MAX_NAMED).map(alreadyListed),
    ...(further > 0 ? [`So are ${further} others like it.`] : []),
  ];
}

const alreadyListed = ({ name, location, isPublic, because }: SimilarCompany): string =>
  `${name} in ${location} is already ${isPublic ? "listed" : "here, hidden from the public"} (${sameInWords(because)}).`;

async function postcodeWarning({ postcode, location }: CheckedFields): Promise<string[]> {
  if (!postcode) return [];
  const { searched } = await findCompanyPage({ location: postcode, page: 1, limit: 1 });
  return searched && POSTCODE_KINDS.includes(searched.place.kind)
    ? []
    : [`We don't know the postcode ${postcode}, so searches find the company at the centre of ${location}.`];
}

function phoneWarnings({ phone }: CheckedFields): string[] {
  const warning = phone && phoneWarning(phone);
  return warning ? [`${warning}.`] : [];
}

function licenceWarning({ licenseNumber }: CheckedFields): string[] {
  if (!licenseNumber) return [];
  const parsed = parseCarrierNumber(licenseNumber);
  if (!parsed) return [`${carrierNumberWarning(licenseNumber)}.`];
  return parsed.warnings.map((warning) => CARRIER_WARNINGS[warning]);
}

/** A check whose request fails gives no warning. */
export async function findWarnings(fields: CheckedFields, before: Company | null): Promise<string[]> {
  const isSame = (name: "postcode" | "phone" | "licenseNumber") => before?.[name] === fields[name];
  const found = await Promise.all([
    before ? [] : similarWarnings(fields).catch(() => []),
    isSame("postcode") ? [] : postcodeWarning(fields).catch(() => []),
    isSame("phone") ? [] : phoneWarnings(fields),
    isSame("licenseNumber") ? [] : licenceWarning(fields),
  ]);
  return found.flat();
}

/** `warn` resolves to true if a warning is new. The caller then saves nothing yet. */
export function useWarnings() {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const warn = async (
    fields: CheckedFields,
    before: Company | null,
    others: readonly string[] = [],
  ): Promise<boolean> => {
    const found = [...others, ...(await findWarnings(fields, before))];
    setWarnings(found);
    return found.some((warning) => !warnings.includes(warning));
  };
  return { warnings, warn };
}

export function Warnings({ warnings, submit }: { warnings: readonly string[]; submit: string }) {
  if (warnings.length === 0) return null;
  return (
    <p role="alert" className="w-full border-l-4 border-skip bg-skip-pale px-4 py-2.5 font-semibold">
      {warnings.join(" ")} If that's right, press {submit} again.
    </p>
  );
}
