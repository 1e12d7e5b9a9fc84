import { CarrierFields } from "./carrier-fields.tsx";
import { Field } from "./field.tsx";
import type { RecordFacts } from "./record-facts.ts";
import { WasteList } from "./waste-list.tsx";

/**
 * The short record of a household. By law, a household must take reasonable measures so that only authorised companies take
 * its waste. The record shows these measures.
 */
export function HouseholdRecord({ facts }: { facts: RecordFacts }) {
  const { customer, place, delivery, container, wastes, law, price, company } = facts;
  return (
    <>
      <dl className="border-b border-line">
        <CarrierFields company={company} />
        <Field label="Waste and code">{wastes.length > 0 ? <WasteList {...facts} /> : null}</Field>
        <Field label="Container">{container}</Field>
        <Field label="From">{customer || place ? [customer, place].filter(Boolean).join(", ") : null}</Field>
        <Field label="Delivery asked for">{delivery ?? "no day was named"}</Field>
        <Field label="Delivered on">{facts.deliveredOn}</Field>
        <Field label="Collected on">{facts.collectedOn}</Field>
        <Field label="Site it goes to, as the company says">{facts.site}</Field>
        {facts.weight && <Field label="Weight, as the company says">{facts.weight}</Field>}
        <Field label="Price">{price}</Field>
        <Field label="Paid on, by card or transfer" />
        <Field label="Waste tracking number, eight characters">{facts.tracking}</Field>
      </dl>
      <ul className="grid list-[square] gap-1 pl-5 text-sm print:gap-0 print:text-[0.6875rem] print:leading-snug">
        <li>
          {law.household} You must take all reasonable measures so that your waste goes only to somebody
          authorised to take it.
        </li>
        <li>
          Those measures are: check the carrier's number at the register, note the vehicle, ask where the
          waste goes, pay in a way that leaves a trace, and keep the receipt or invoice.
        </li>
        <li>Keep this record for 2 years.</li>
        <li>This record doesn't prove that the waste was disposed of lawfully.</li>
      </ul>
    </>
  );
}
