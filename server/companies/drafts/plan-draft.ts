import { companyFields } from "#contract/company-input.ts";
import { type CompanyIdentity, matchKeys } from "#contract/text/company-match.ts";
import { telephoneNumbersIn } from "#contract/text/telephone-numbers.ts";
import type { FieldSource } from "#server/database/tables/companies.ts";
import type { Point } from "#server/geo/distance.ts";
import type { createKnownCompanies, KnownCompany } from "../csv/known-companies.ts";
import type { SourceRecord } from "./sources/source-record.ts";

const NEEDED = ["name", "location", "county"] as const;
const OPTIONAL = ["postcode", "phone", "website", "email", "companyNumber"] as const;
const SOURCED = [...NEEDED, ...OPTIONAL];
type Sourced = (typeof SOURCED)[number];

type Values = Record<(typeof NEEDED)[number], string> & Record<(typeof OPTIONAL)[number], string | null>;
type DraftValues = Values & { sources: Partial<Record<Sourced, FieldSource>> };

export type PlannedDraft = { name: string; town: string } & (
  | { kind: "new"; values: DraftValues }
  | { kind: "listed"; by: string; match: KnownCompany }
  /** "asked": the company asked to be removed. "discarded": an earlier draft was discarded, or not answered. */
  | { kind: "asked" | "discarded" }
  | { kind: "unreadable"; reason: string }
);

/** The parts of a UK number: a code, and one or two groups. Codes have from two to five digits after the 0. */
const NATIONAL =
  /^\+44(?:(2\d)(\d{4})(\d{4})|(1\d{4}(?<=13873|15242|1539[456]|1697[347]|1768[347]|19467))(\d{4,5})|(800)(\d{4}|\d{6})|(1\d1|11\d|[389]\d\d)(\d{3})(\d{4})|(\d{4})(\d{5,6}))$/;

const nationalPhone = (phone: string): string => {
  const parts = NATIONAL.exec(telephoneNumbersIn(phone)[0] ?? "")?.slice(1);
  return parts ? `0${parts.filter(Boolean).join(" ")}` : phone;
};

interface PlannerDeps {
  source: string;
  readOn: string;
  known: ReturnType<typeof createKnownCompanies>;
  keptOut(company: CompanyIdentity): "asked" | "discarded" | null;
  countyOf(town: string, near: Point | null): string | null;
  postTownOf(postcode: string): string | null;
  pointOf(postcode: string): Point | null;
}

const OUR_TOWNS = { source: "Our table of towns (GeoNames)", licence: "CC BY 4.0" };

export function draftPlanner({ source, readOn, known, keptOut, countyOf, postTownOf, pointOf }: PlannerDeps) {
  function valuesOf(record: SourceRecord): DraftValues | string {
    const near = record.point ?? (record.postcode ? pointOf(record.postcode) : null);
    const postTown = postTownOf(record.postcode);
    const town = record.town || postTown;
    if (!town) return `the postcode ${record.postcode} is not known, and there is no town`;
    const ours = countyOf(town, near) ?? (postTown && countyOf(postTown, near));
    const county = ours ?? record.county;
    if (!county) return `the county of ${town} is not known`;
    const said = { ...record, location: town, county, phone: nationalPhone(record.phone) };
    const values: Partial<Record<Sourced, string | null>> = {};
    const sources: DraftValues["sources"] = {};
    for (const field of SOURCED) {
      const read = companyFields[field].safeParse(said[field]);
      // An invalid value, for example a malformed telephone number, is left out. Without a valid name, location and county, the
      // record cannot become a draft.
      if (!read.success && NEEDED.some((one) => one === field))
        return read.error.issues[0]?.message ?? `the ${field} cannot be read`;
      values[field] = read.data ?? null;
      const isOurs = field === "county" ? ours !== null : field === "location" && !record.town;
      const theirs = { source, licence: record.licence, record: record.record };
      if (read.data) sources[field] = { ...(isOurs ? { ...OUR_TOWNS, record: town } : theirs), readOn };
    }
    return { ...(values as Values), sources };
  }

  return (record: SourceRecord, line: number): PlannedDraft => {
    const about = {
      name: record.name,
      town: record.town || (postTownOf(record.postcode) ?? record.postcode),
    };
    const values = valuesOf(record);
    if (typeof values === "string") return { ...about, kind: "unreadable", reason: values };
    const reason = keptOut(values);
    if (reason) return { ...about, kind: reason };
    const [found] = known.find(values);
    if (found) return { ...about, kind: "listed", ...found };
    if (matchKeys(values).length > 0) known.add(values, { name: values.name, companyId: null, line });
    return { ...about, kind: "new", values };
  };
}
