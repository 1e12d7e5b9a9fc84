import { type CompanyChanges, companyChanges } from "#contract/company-input.ts";
import { IDENTITY_LABELS, type IdentityField, type ListingPart } from "#contract/firms/listing-parts.ts";
import type { Services } from "#server/services.ts";
import { firmPath, type PostedPart } from "./firm-page.ts";
import type { FieldValues } from "./parts/part-form.ts";
import { PART_FORMS } from "./parts/parts.ts";

type Firms = Pick<Services["firms"], "change" | "proposeIdentity">;

interface SavePart {
  firms: Firms;
  companyId: number;
  part: ListingPart;
  values: FieldValues;
}

/** Saves a part of a listing. If values are invalid, shows the form again with messages. */
export async function savePart({ firms, companyId, part, values }: SavePart) {
  const { changes, fieldOf } = PART_FORMS[part].read(values);
  const parsed = companyChanges.safeParse(changes);
  if (!parsed.success) {
    const messages = parsed.error.issues
      .toReversed()
      .map(({ path, message }) => [fieldOf(path.join(".")), message]);
    const posted: PostedPart = { values, errors: Object.fromEntries(messages) };
    return { props: { posted }, status: 422 };
  }
  if (part === "identity") {
    await firms.proposeIdentity(companyId, identityIn(parsed.data));
    return { redirect: firmPath("proposed") };
  }
  await firms.change(companyId, parsed.data);
  return { redirect: firmPath("saved") };
}

const identityIn = (changes: CompanyChanges) =>
  Object.fromEntries(
    (Object.keys(IDENTITY_LABELS) as IdentityField[]).flatMap((field) =>
      changes[field] === undefined ? [] : [[field, changes[field]]],
    ),
  );
