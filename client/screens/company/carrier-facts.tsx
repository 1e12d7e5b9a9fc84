import { carrierAttribution, carrierText } from "#client/components/company/carrier-text.ts";
import { formatDate } from "#client/components/company/format.ts";
import { registerAttribution } from "#client/components/company/register-words.ts";
import type { Company } from "#contract/companies.ts";

const TONES = { go: "font-semibold text-go-deep", stop: "font-semibold text-stop" };

/** A company's registration number as a waste carrier, with the result of our check, or that nothing was checked. */
export function CarrierFacts({ company: { licenseNumber, carrier } }: { company: Company }) {
  const { text, tone } = carrierText(carrier);
  return (
    <>
      {licenseNumber ?? "Contact for details"}{" "}
      <span className="block text-sm font-normal">
        {carrier?.regulator && (
          <>
            {carrier.regulator}
            {carrier.tier && `, ${carrier.tier} tier`}
            {carrier.checkedOn && carrier.validTo && `, until ${formatDate(carrier.validTo)}`}
            <br />
          </>
        )}
        {/* The server may have rendered this text before midnight, so it may differ from the browser's text. */}
        <span className={tone && TONES[tone]} suppressHydrationWarning>
          {text}
        </span>
      </span>
    </>
  );
}

const LOOK_UP = "Look it up in the public register of waste carriers";

/** The source of the number, and the advice to look it up in the public register of waste carriers. */
export function CarrierNote({ company: { carrier, registers } }: { company: Company }) {
  const isAsGiven = carrier && carrier.result !== "matched";
  return (
    <p className="max-w-prose text-sm text-muted">
      {isAsGiven && "The licence number is as listed: the company's own, or from a public source."}
      {carrier?.result === "unknown-format" && " No regulator's numbers look like it."}{" "}
      {carrier?.link ? (
        <a href={carrier.link} rel="nofollow" className="link">
          {LOOK_UP}
        </a>
      ) : (
        LOOK_UP
      )}
      . {carrier && carrierAttribution([carrier])} {registerAttribution(registers)}
    </p>
  );
}
