import type { RecordFacts } from "./record-facts.ts";

/** The wastes with their codes. If several codes are possible, all are shown. */
export function WasteList({ wastes, isHazardous }: Pick<RecordFacts, "wastes" | "isHazardous">) {
  if (wastes.length === 0) return null;
  return (
    <>
      <ul className={wastes.length > 4 ? "gap-x-6 print:columns-2" : ""}>
        {wastes.map(({ name, code }) => (
          <li key={name}>
            <strong>{name}</strong>: {code}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-soft print:mt-0 print:text-[0.625rem]">
        * is hazardous. Where several codes fit, what is in the waste decides: agree it with the company.
        {isHazardous &&
          " Hazardous waste also needs a consignment note, and must not go into a skip with other waste."}
      </p>
    </>
  );
}
