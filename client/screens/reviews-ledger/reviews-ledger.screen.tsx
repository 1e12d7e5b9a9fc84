import type { ReactNode } from "react";
import { BackToHome } from "#client/components/back-to-home.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { BRAND } from "#contract/brand.ts";
import { formatCount } from "#contract/text/spelling.ts";
import type { LedgerOverview } from "#server/reviews/ledger/ledger.ts";

export const loader = ({ services }: LoaderArgs) => ({
  props: { ledger: services.reviews.ledger.overview() },
});

export default function ReviewsLedgerScreen({ ledger }: ScreenProps & { ledger: LedgerOverview }) {
  return (
    <div className="page grid gap-8 py-6 sm:py-8">
      <PageMeta
        title="Reviews ledger"
        description={`Everything that became of reviews on ${BRAND.name}, line by line: published, changed, reported, removed and why. Each line carries a checksum of the line before.`}
        path="/reviews-ledger"
      />
      <div className="grid gap-3">
        <BackToHome />
        <h1 className="display text-3xl sm:text-5xl">Reviews ledger</h1>
        <p className="max-w-prose text-ink-soft">
          Everything that happens to a review here is a line in this ledger. Nobody can remove a review
          without leaving one: the database writes it together with the act. It names listings, never people.
          Our{" "}
          <a href="/reviews-policy" className="link">
            reviews policy
          </a>{" "}
          has the rules.
        </p>
      </div>
      <Download ledger={ledger} />
      <EventsByYear years={ledger.years} />
      <RecentLines lines={ledger.recent} />
      <section aria-labelledby="events" className="grid gap-3">
        <h2 id="events" className="display text-2xl">
          What the events mean
        </h2>
        <dl className="card grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[8rem_1fr] sm:p-6">
          {LEDGER_EVENTS.map(({ event, means }) => (
            <div key={event} className="contents">
              <dt className="font-semibold">{event}</dt>
              <dd className="text-ink-soft max-sm:mb-2">{means}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FileFormat linesPerFile={ledger.linesPerFile} />
    </div>
  );
}

function Download({ ledger: { lines, lastHash, linesPerFile } }: { ledger: LedgerOverview }) {
  const files = Array.from({ length: Math.max(1, Math.ceil(lines / linesPerFile)) }, (_, index) => index);
  return (
    <section aria-label="Download" className="card grid gap-4 p-4 sm:p-6">
      <p>
        <strong className="display text-2xl">{formatCount(lines)}</strong> {lines === 1 ? "line" : "lines"}.
        The hash of the last one is <code className="text-sm wrap-anywhere">{lastHash}</code>
      </p>
      <p className="flex flex-wrap gap-3">
        {files.map((file) => (
          <a
            key={file}
            href={`/data/reviews-ledger.csv${file > 0 ? `?from=${file * linesPerFile + 1}` : ""}`}
            className={buttonClass(file === 0 ? "primary" : "quiet")}
          >
            {files.length === 1 ? "Download the ledger (CSV)" : `Download part ${file + 1} (CSV)`}
          </a>
        ))}
      </p>
      <p className="max-w-prose text-sm text-muted">
        Keep a copy: if a line of it is ever changed or missing here, your copy proves it.
      </p>
    </section>
  );
}

const FileFormat = ({ linesPerFile }: { linesPerFile: number }) => (
  <section aria-labelledby="format" className="grid max-w-prose gap-3">
    <h2 id="format" className="display text-2xl">
      Checking a copy
    </h2>
    <p className="text-ink-soft">
      The file has the columns{" "}
      <code className="wrap-anywhere">
        seq, at, event, listing, reason_code, proof_label, prev_hash, hash
      </code>
      . The hash is the SHA-256 of the line's other fields, joined by commas, in lower-case hexadecimal.{" "}
      <code>prev_hash</code> is the hash of the line before; in the first line it is 64 zeros. A file holds{" "}
      {formatCount(linesPerFile)} lines. The next one begins with <code>?from=</code> and the number of its
      first line.
    </p>
    <p className="text-ink-soft">
      The listing is the number in the address of the company's page. Reviews that were here before the ledger
      began have the reason “before-ledger”.
    </p>
    <p className="text-ink-soft">To compute the hash of the first line yourself:</p>
    <pre className="card overflow-x-auto p-4 text-sm whitespace-pre-wrap wrap-anywhere">
      <code>{`sed -n 2p reviews-ledger.csv | cut -d, -f1-7 | tr -d '\\n' | sha256sum`}</code>
    </pre>
  </section>
);

interface LedgerTableProps {
  id: string;
  title: string;
  heads: readonly (string | number)[];
  className?: string;
  children: ReactNode;
}

const CELL = "px-3 py-2 sm:px-4";

/** On narrow screens, the table can be scrolled sideways, also with the keyboard. */
const LedgerTable = ({ id, title, heads, className = "", children }: LedgerTableProps) => (
  <div className="grid min-w-0 gap-3">
    <h2 id={id} className="display text-2xl">
      {title}
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
    <section aria-labelledby={id} tabIndex={0} className="card min-w-0 overflow-x-auto">
      <table className={`w-full border-collapse text-left ${className}`}>
        <thead className="bg-ink text-white">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  </div>
);

function EventsByYear({ years }: Pick<LedgerOverview, "years">) {
  if (years.length === 0) return null;
  const events = LEDGER_EVENTS.filter(({ event }) => years.some(({ counts }) => counts[event]));
  return (
    <LedgerTable
      id="years"
      title="By year"
      heads={["Event", ...years.map(({ year }) => year)]}
      className="[&_tr>:not(:first-child)]:text-right"
    >
      {events.map(({ event }) => (
        <tr key={event} className="border-t border-line">
          <th scope="row" className={CELL}>
            {event}
          </th>
          {years.map(({ year, counts }) => (
            <td key={year} className={`${CELL} tabular-nums`}>
              {formatCount(counts[event] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </LedgerTable>
  );
}

const HEADS = ["Line", "Time (UTC)", "Event", "Listing", "Reason", "Proof", "Hash"];

function RecentLines({ lines }: { lines: LedgerOverview["recent"] }) {
  if (lines.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <LedgerTable id="recent" title="The last lines" heads={HEADS} className="text-sm">
      {lines.map((line) => (
        <tr key={line.seq} className="border-t border-line">
          <td className={`${CELL} tabular-nums`}>{formatCount(line.seq)}</td>
          <td className={`${CELL} whitespace-nowrap tabular-nums`}>
            <time dateTime={line.at}>{`${line.at.slice(0, 10)} ${line.at.slice(11, 16)}`}</time>
          </td>
          <td className={CELL}>{line.event}</td>
          <td className={CELL}>
            <a href={`/company/${line.listing}`} rel="nofollow" className="link">
              {line.listing}
            </a>
          </td>
          <td className={`${CELL} whitespace-nowrap`}>{line.reasonCode}</td>
          <td className={`${CELL} whitespace-nowrap`}>{line.proofLabel}</td>
          <td className={`${CELL} font-mono`}>{line.hash.slice(0, 12)}...</td>
        </tr>
      ))}
    </LedgerTable>
  );
}

const LEDGER_EVENTS = [
  { event: "received", means: "A review arrived and waits, because many arrived at once." },
  { event: "published", means: "A review shows: at once, by invitation, or after it was checked." },
  { event: "refused", means: "A review that waited was not published." },
  { event: "confirmed", means: "Its writer confirmed an email address." },
  { event: "edited", means: "Its writer changed it: the words only, or the rating too." },
  {
    event: "replied",
    means: "The company replied, changed its reply or took it back.",
  },
  {
    event: "reported",
    means: "Somebody reported it, and for which reason. “company:” stands before the reason of a company.",
  },
  { event: "dismissed", means: "We looked at the reports and kept the review." },
  { event: "upheld", means: "We looked at the reports and removed the review." },
  {
    event: "removed",
    means:
      "We removed it without a report, or with its listing. “moved”: the company was listed twice, and the review shows at the other entry.",
  },
  { event: "withdrawn", means: "Its writer took it back." },
  { event: "hidden", means: "A listing was hidden, with all its reviews." },
  {
    event: "restored",
    means: "A hidden listing came back, with all its reviews; or a review that we had removed came back.",
  },
] as const;
