import type { ReactNode } from "react";
import { formatCount } from "#client/components/company/format.ts";
import type { LedgerOverview } from "#server/reviews/ledger/ledger.ts";
import { LEDGER_EVENTS } from "./events.ts";

interface ScrollingTableProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A table with a heading. On narrow screens it scrolls sideways, by keyboard too. */
const ScrollingTable = ({ id, title, children }: ScrollingTableProps) => (
  <div className="grid min-w-0 gap-3">
    <h2 id={id} className="display text-2xl">
      {title}
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
    <section aria-labelledby={id} tabIndex={0} className="card min-w-0 overflow-x-auto">
      {children}
    </section>
  </div>
);

const CELL = "px-3 py-2 sm:px-4";

/** The number of events of each kind by year. */
export function EventsByYear({ years }: Pick<LedgerOverview, "years">) {
  if (years.length === 0) return null;
  const events = LEDGER_EVENTS.filter(({ event }) => years.some(({ counts }) => counts[event]));
  return (
    <ScrollingTable id="years" title="By year">
      <table className="w-full border-collapse text-left">
        <thead className="bg-ink text-white">
          <tr>
            <th scope="col" className={CELL}>
              Event
            </th>
            {years.map(({ year }) => (
              <th key={year} scope="col" className={`${CELL} text-right`}>
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ event }) => (
            <tr key={event} className="border-t border-line">
              <th scope="row" className={CELL}>
                {event}
              </th>
              {years.map(({ year, counts }) => (
                <td key={year} className={`${CELL} text-right tabular-nums`}>
                  {formatCount(counts[event] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** For example "2026-11-23 09:30". The time is in UTC, like the times in the ledger's file. */
const formatTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)}`;

export function RecentLines({ lines }: { lines: LedgerOverview["recent"] }) {
  if (lines.length === 0) return <p>Nothing has happened yet.</p>;
  return (
    <ScrollingTable id="recent" title="The last lines">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-ink text-white">
          <tr>
            {["Line", "Time (UTC)", "Event", "Listing", "Reason", "Proof", "Hash"].map((title) => (
              <th key={title} scope="col" className={CELL}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seq} className="border-t border-line">
              <td className={`${CELL} tabular-nums`}>{formatCount(line.seq)}</td>
              <td className={`${CELL} whitespace-nowrap tabular-nums`}>
                <time dateTime={line.at}>{formatTime(line.at)}</time>
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
        </tbody>
      </table>
    </ScrollingTable>
  );
}
