import type { ReactNode } from "react";
import { BlankLine, Field, PriceFields, SwapFields, WasteList } from "./field.tsx";
import type { RecordFacts } from "./record-facts.ts";

/** The seven items that the law of England and Wales requires in a waste transfer note. */
export function BusinessRecord({ facts }: { facts: RecordFacts }) {
  const { place, delivery, permit, container, wastes, law } = facts;
  return (
    <>
      <ol className="grid">
        <Item number="1" title="Description and code of the waste">
          {wastes.length > 0 ? <WasteList {...facts} /> : <BlankLine />}
        </Item>
        <Item number="2" title="Quantity and container">
          {container ?? "Container to be agreed"}. In a container, not loose.{" "}
          {facts.weight ? `Weight: ${facts.weight}, as the company says. Number:` : "Number and weight:"}
          <BlankLine label="number of containers and weight, to fill in by hand" />
        </Item>
        <Item number="3" title="Time and place of the transfer">
          {place ? `Place: ${place}. ` : ""}
          {delivery ? `Delivery asked for: ${delivery}. ` : ""}
          {permit ? `${permit} ` : ""}
          {facts.collectedOn ? `Collected: ${facts.collectedOn}. ` : ""}Time and full address of the transfer:
          <BlankLine label="time and full address of the transfer, to fill in by hand" />
        </Item>
        <Item number="4" title="SIC code (2007) of the business handing over">
          <BlankLine />
        </Item>
        <Item number="5 and 6" title="Both parties, their signatures, and what each acts as">
          <PartyColumns facts={facts} />
        </Item>
        <Item number="7" title="Waste hierarchy">
          By signing, the business handing over confirms that it has applied the waste hierarchy
          {law.hierarchy}.
        </Item>
      </ol>
      <dl className="gap-x-6 print:grid print:grid-cols-2">
        <Field label="Vehicle registration" />
        {law.origin && <Field label={law.origin} />}
        <SwapFields {...facts} />
        <Field label="Site and its permit number">{facts.site}</Field>
        <Field label="Waste tracking number">{facts.tracking}</Field>
        <PriceFields {...facts} />
      </dl>
      <ul className="grid list-[square] gap-1 pl-5 text-sm print:gap-0 print:text-[0.625rem] print:leading-snug">
        <li>A draft: it becomes a transfer note when every item is filled in and both have signed.</li>
        <li>The law about the note is {law.note}.</li>
        <li>Digital waste tracking doesn't replace the note yet. Both keep it for 2 years.</li>
        <li>{law.hazardousWaste} needs a consignment note instead, kept for 3 years.</li>
        <li>This record doesn't prove that the waste was disposed of lawfully.</li>
      </ul>
      <TrackingNames />
    </>
  );
}

const TRACKING_NAMES = [
  ["Reference", "yourUniqueReference"],
  ["1", "wasteItems.wasteDescription, wasteItems.ewcCodes"],
  ["2", "wasteItems.weight, wasteItems.typeOfContainers: SKI or ROR"],
  ["3", "dateTimeReceived"],
  ["5 and 6", "carrier.organisationName, carrier.address, carrier.registrationNumber"],
  ["Vehicle", "carrier.vehicleRegistration"],
  ["Site", "receiver.siteName, receiver.authorisationNumber"],
  ["Tracking number", "wasteTrackingId, eight characters"],
];

const TrackingNames = () => (
  <section aria-labelledby="tracking" className="text-xs text-muted print:text-[0.5625rem]">
    <h2 id="tracking" className="font-semibold">
      The same items in the government's waste tracking service
    </h2>
    <dl className="gap-x-6 print:grid print:grid-cols-2">
      {TRACKING_NAMES.map(([item, names]) => (
        <div key={item} className="grid grid-cols-[7rem_1fr] gap-x-2">
          <dt>{item}</dt>
          <dd className="min-w-0 wrap-anywhere">{names}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface ItemProps {
  number: string;
  title: string;
  children: ReactNode;
}

function Item({ number, title, children }: ItemProps) {
  return (
    <li className="border-t border-line py-2.5 print:py-1">
      <h2 className="text-sm font-semibold print:text-xs">
        {number}. {title}
      </h2>
      <div className="mt-1 wrap-anywhere print:mt-0 print:text-xs">{children}</div>
    </li>
  );
}

const HANDING_OVER = ["producer", "importer", "council", "broker or dealer, number:"];
const RECEIVING = ["permit holder, number:", "exempt site", "broker or dealer, number:"];

function PartyColumns({ facts: { customer, company } }: { facts: RecordFacts }) {
  const licence = company.licence ?? "not stated to us";
  const carrier = `registered carrier, number as listed here: ${licence}. ${company.check}. Check it yourself at the register`;
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
