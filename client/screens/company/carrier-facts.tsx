import { carrierWords } from "#client/components/company/carrier-words.ts";
import { formatDate } from "#client/components/company/format.ts";
import type { Company } from "#contract/companies.ts";

const TONES = { go: "text-go-deep", stop: "text-stop" };

/** The number of a company's registration as a waste carrier, and what was found when we checked it. */
export function CarrierFacts({ company: { licenseNumber, carrier } }: { company: Company }) {
  const { text, tone } = carrierWords(carrier);
  return (
    <>
      {licenseNumber}
      <span className="block text-sm font-normal">
        {carrier?.regulator && (
          <>
            {carrier.regulator}
            {carrier.tier && `, ${carrier.tier} tier`}
            {carrier.checkedOn && carrier.validTo && `, until ${formatDate(carrier.validTo)}`}
            <br />
          </>
        )}
        {/* The page may have been rendered before midnight. */}
        <span className={tone && `font-semibold ${TONES[tone]}`} suppressHydrationWarning>
          {text}
        </span>
      </span>
    </>
  );
}

/** What the number rests on, and where anybody can look it up. */
export function CarrierNote({ company: { licenseNumber, carrier } }: { company: Company }) {
  if (!carrier || !licenseNumber) return null;
  return (
    <p className="max-w-prose text-sm text-muted">
      The licence number is as the company gave it.
      {carrier.result === "unknown-format" && " No regulator's numbers look like it: ask the company."}
      {carrier.tier === "lower" &&
        " A lower-tier registration is not meant for carrying customers' waste: ask the company."}{" "}
      {carrier.link ? (
        <a href={carrier.link} rel="noopener nofollow" className="link">
          Look it up in the public register
        </a>
      ) : (
        "Look it up in the public register of waste carriers"
      )}{" "}
      before you book.
      {carrier.method === "register-file" &&
        " Contains Environment Agency information © Environment Agency and/or database right."}
    </p>
  );
}
