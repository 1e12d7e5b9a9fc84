import { Icon } from "#client/components/icon.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { parseQuotedCompanies } from "#contract/desk/quote-facts.ts";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import type { Fact } from "#contract/quote-words.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink } from "../desk-links.tsx";

const KINDS = {
  quotes: "Quote requests and answers",
  reviews: "Reviews",
  leads: "Listing requests",
  complaints: "Complaints about personal data",
  proposals: "Corrections and claims",
  emails: "Emails",
  listings: "Companies listed with it",
  mentions: "Other places",
} as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** A record as the downloaded file has it. Its fields are shown one by one, whatever they are. */
type KeptRecord = Readonly<Record<string, unknown>>;

export function FoundPersonalData({ data }: { data: PersonalData }) {
  const missing = KIND_NAMES.filter((kind) => data[kind].length === 0).map((kind) => KINDS[kind]);
  return (
    <>
      {KIND_NAMES.filter((kind) => data[kind].length > 0).map((kind) => (
        <KindOfData key={kind} kind={kind} data={data} />
      ))}
      {data.isRemovalKey && (
        <p className="card px-5 py-4">
          A scrambled value of this number is kept, so that a company that asked to be removed is not added
          again.
        </p>
      )}{" "}
      {missing.length > 0 && (
        <p className="text-ink-soft">Nothing found under: {missing.join(", ").toLowerCase()}.</p>
      )}
    </>
  );
}

export const isEmptyPersonalData = (data: PersonalData): boolean =>
  !data.isRemovalKey && KIND_NAMES.every((kind) => data[kind].length === 0);

/** Emails repeat what stands above, and can be a thousand, so they are collapsed at first. */
function KindOfData({ kind, data }: { kind: Kind; data: PersonalData }) {
  const records: readonly KeptRecord[] = data[kind];
  const total = kind === "emails" ? data.emailCount : records.length;
  return (
    <details open={kind !== "emails"} className="card group">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 marker:content-none">
        <h3 className="text-xl font-bold">{KINDS[kind]}</h3> <Badge>{total}</Badge>
        {records.length < total && <span className="text-sm">The newest {records.length}</span>}
        <Icon name="down" size="size-5" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>{" "}
      <ul className="divide-y divide-line border-t border-line">
        {records.map((record) => (
          <FoundRecord key={`${record.what ?? kind} ${record.id}`} kind={kind} record={record} />
        ))}
      </ul>
    </details>
  );
}

function FoundRecord({ kind, record }: { kind: Kind; record: KeptRecord }) {
  const { reference, companyName, what, name, recipient, isPublic } = record;
  const company = kind === "listings" ? isPublic && record.id : record.companyId;
  return (
    <li className="grid gap-3 px-5 py-4">
      <h4 className="font-bold wrap-anywhere">
        {String(reference ?? companyName ?? what ?? name ?? recipient)}
      </h4>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {factsOf(record).map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {typeof company === "number" && (
        <p>
          <CompanyPageLink id={company}>The company's page</CompanyPageLink>
        </p>
      )}
    </li>
  );
}

const factsOf = (record: object): Fact[] =>
  Object.entries(record)
    .map(([name, value]) => ({ label: labelOf(name), text: textOf(parsed(name, value)) }))
    .filter(({ text }) => text !== "");

/** The companies of a request are stored as JSON. */
const parsed = (name: string, value: unknown): unknown =>
  name === "selectedCompanies" ? (parseQuotedCompanies(String(value)) ?? value) : value;

/** "createdAt" is shown as "Created at". */
const labelOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Items of a list stand below each other, and the fields of an inner record in one line. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object" && value !== null)
    return factsOf(value)
      .map(({ label, text }) => `${label}: ${text}`)
      .join(", ");
  const text = String(value ?? "");
  return TIME.test(text) ? dateAndTime(text) : text;
}
