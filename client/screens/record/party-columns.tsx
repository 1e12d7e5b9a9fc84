import { BlankLine } from "./field.tsx";
import type { RecordFacts } from "./record-facts.ts";

const HANDING_OVER = ["producer", "importer", "council", "broker or dealer, number:"];
const RECEIVING = ["permit holder, number:", "exempt site", "broker or dealer, number:"];

/** The two parties of the transfer, each with checkboxes for its possible roles. */
export function PartyColumns({ facts: { customer, company } }: { facts: RecordFacts }) {
  const licence = company.licence ?? "not stated to us";
  const carrier = `registered carrier, number as the company states it: ${licence}. ${company.check}. Check it yourself at the register`;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
      <Party title="Handing over" name={customer} capacities={HANDING_OVER} />
      <Party title="Receiving" name={company.name} capacities={[carrier, ...RECEIVING]} />
    </div>
  );
}

function Party({ title, name, capacities }: { title: string; name: string | null; capacities: string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-bold">{title}</h3>
      <dl className="grid gap-1 text-sm print:gap-0 print:text-xs">
        <Line label="Name">{name}</Line>
        <Line label="Address" />
        <Line label="Signature" />
        <Line label="Date" />
      </dl>
      <p className="mt-2 text-sm font-semibold print:mt-1 print:text-xs">Acts as:</p>
      <ul className="text-sm print:text-[0.6875rem] print:leading-snug">
        {capacities.map((capacity) => (
          <li key={capacity} className="flex gap-2 wrap-anywhere">
            <span aria-hidden="true">☐</span> <span className="min-w-0">{capacity}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Line = ({ label, children }: { label: string; children?: string | null }) => (
  <div className="grid grid-cols-[5rem_1fr] gap-x-2 print:min-h-7">
    <dt className={children ? "" : "self-end"}>{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere">{children || <BlankLine />}</dd>
  </div>
);
