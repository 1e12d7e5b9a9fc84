import { mailtoUrl } from "#client/components/company/format.ts";
import { contactEmail } from "#contract/legal.ts";
import { useSite } from "./site-context.ts";

const ROW = "flex flex-wrap gap-x-4";
const LABEL = "w-48 max-w-full text-muted";

const NOT_SET = "Not set on this site";

/** The law requires these details. Missing settings are shown as missing. */
export function LegalIdentityDetails() {
  const { legal } = useSite();
  const { companyNumber, vatNumber } = legal;
  const rows = [
    ["Run by", legal.name ?? NOT_SET],
    ["Address", legal.address ?? NOT_SET],
    ["Company number", companyNumber ?? "None given"],
    ...(companyNumber
      ? [
          ["Registered in", legal.registeredIn ?? NOT_SET],
          ["Registered office", legal.registeredOffice ?? NOT_SET],
        ]
      : []),
    ...(vatNumber ? [["VAT number", vatNumber]] : []),
    ["Data protection register", legal.icoNumber ?? "None given"],
  ];
  return (
    <dl className="grid min-w-0 grid-cols-1 gap-y-1">
      {rows.map(([label, text]) => (
        <div key={label} className={ROW}>
          <dt className={LABEL}>{label}</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">{text}</dd>
        </div>
      ))}
      <div className={ROW}>
        <dt className={LABEL}>Email</dt>
        <dd className="min-w-0">
          <ContactLink />
        </dd>
      </div>
    </dl>
  );
}

export function ContactLink() {
  const email = contactEmail(useSite().legal);
  return (
    <a href={mailtoUrl(email)} className="link wrap-anywhere">
      {email}
    </a>
  );
}
