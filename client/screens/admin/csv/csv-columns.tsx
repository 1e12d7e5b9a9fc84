import { BYTE_ORDER_MARK, toCsvLine } from "#contract/text/csv.ts";

const COLUMNS: readonly { name: string; example: string; meaning: string }[] = [
  {
    name: "prices",
    example: "4=140; 6=180/14d/+25w/heavy; 8=220/no heavy",
    meaning: "by cubic yards, then days of hire, price of a further week, soil and rubble",
  },
  {
    name: "coverageAreas",
    example: "30 km; not LS9 + LS1-LS8, BD1",
    meaning: "a radius or postcode districts, several with a plus sign",
  },
  { name: "refuses", example: "tyres, asbestos", meaning: "wastes that it does not take" },
  {
    name: "acceptsAtCharge",
    example: "mattress=20 each; plasterboard=25 bag",
    meaning: "charges: each, bag or load",
  },
  { name: "noticeDays", example: "2", meaning: "working days from order to delivery" },
  { name: "confirmedOn", example: "2026-11-01", meaning: "when the company confirmed its listing" },
  { name: "takes", example: "soil, garden", meaning: "wastes that it takes at no further charge" },
  { name: "deliveryDays", example: "mon-fri, sat", meaning: "the days on which it delivers" },
  { name: "pauses", example: "2026-12-24 to 2027-01-03; 2027-05-03", meaning: "when it takes no requests" },
  {
    name: "authorities",
    example: "Leeds City Council until 2027-03-31; Kirklees Council",
    meaning: "the road authorities that it is registered with",
  },
];

/** A file to fill in. An import refuses its line: "example" is no id. */
const TEMPLATE = {
  ...{ id: "example", name: "Example Skips Ltd", location: "Leeds", county: "West Yorkshire" },
  ...{ postcode: "LS1 4AP", phone: "0113 496 0001", email: "office@skips.example" },
  ...{ website: "https://skips.example", skipSizes: "4 yard, 6 yard, 8 yard" },
  ...Object.fromEntries(COLUMNS.map(({ name, example }) => [name, example])),
};
export const CSV_TEMPLATE =
  BYTE_ORDER_MARK + toCsvLine(Object.keys(TEMPLATE)) + toCsvLine(Object.values(TEMPLATE));

export function CsvColumnsHelp() {
  return (
    <details className="text-ink-soft">
      <summary className="cursor-pointer font-semibold text-ink">
        How prices, areas and wastes are written
      </summary>{" "}
      <dl className="mt-3 grid gap-3">
        {COLUMNS.map(({ name, example, meaning }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="font-semibold text-ink">{name}</dt>
            <dd>
              <code>{example}</code>: {meaning}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
