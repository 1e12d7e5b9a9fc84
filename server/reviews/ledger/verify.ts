import type { Database } from "#server/database/connect.ts";
import {
  CHAIN_START,
  formatLine,
  LEDGER_COLUMNS,
  type LedgerLine,
  parseLine,
  problemOfLine,
} from "./ledger-line.ts";
import { countReviews, hashesOfLines, isListedPublicly, readLinesAfter } from "./store.ts";

const MAX_PROBLEMS = 20;

const isOfListing = ({ proofLabel }: Pick<LedgerLine, "proofLabel">) => proofLabel === "all";

function changeBy({ event, reasonCode, proofLabel }: LedgerLine): { shown: number; waiting: number } {
  switch (event) {
    case "received":
      return { shown: 0, waiting: 1 };
    case "restored":
      // A restored listing shows all its reviews again. They were never deleted, so their number stays the same.
      return { shown: isOfListing({ proofLabel }) ? 0 : 1, waiting: 0 };
    case "published":
      return { shown: 1, waiting: reasonCode === "checked" ? -1 : 0 };
    case "refused":
      return { shown: 0, waiting: -1 };
    case "withdrawn":
      return reasonCode === "before-publication" ? { shown: 0, waiting: -1 } : { shown: -1, waiting: 0 };
    case "removed":
    case "upheld":
      return { shown: -1, waiting: 0 };
    default:
      return { shown: 0, waiting: 0 };
  }
}

type Tally = typeof NOTHING;

const NOTHING = { shown: 0, waiting: 0, isHidden: false };

function count(tallies: Map<number, Tally>, line: LedgerLine): void {
  const before = tallies.get(line.listing) ?? NOTHING;
  const { shown, waiting } = changeBy(line);
  // A hidden listing gets no reviews, so a published review means that the listing is public. A listing that lost all its
  // reviews is shown again without a line in the ledger.
  const isShown = line.event === "published" || (line.event === "restored" && isOfListing(line));
  const isHidden = line.event === "hidden" || (!isShown && before.isHidden);
  tallies.set(line.listing, { shown: before.shown + shown, waiting: before.waiting + waiting, isHidden });
}

/**
 * Checks the hash chain, and that the ledger accounts for every review. Also checks that no listing that the ledger hides is
 * public, unless it has no shown reviews.
 */
export async function verifyDatabase(database: Database) {
  const problems: string[] = [];
  const tallies = new Map<number, Tally>();
  let end = CHAIN_START;
  // Reads one snapshot, so that lines and reviews are from the same moment.
  await database.transaction(
    async (tx) => {
      for await (const lines of readLinesAfter(tx, 0)) {
        for (const line of lines) {
          const problem = problemOfLine(line, end);
          if (problem) problems.push(problem);
          count(tallies, line);
          end = line;
        }
      }
      problems.push(...(await differences(tallies, await countReviews(tx))));
      for (const [listing, { isHidden, shown }] of tallies)
        if (isHidden && shown > 0 && (await isListedPublicly(tx, listing)))
          problems.push(`Listing ${listing} is hidden in the ledger and public in the database.`);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return report(end, problems);
}

function differences(tallies: Map<number, Tally>, stored: Awaited<ReturnType<typeof countReviews>>) {
  const listings = new Set([...tallies.keys(), ...stored.keys()]);
  return [...listings].flatMap((listing) => {
    const { shown, waiting } = tallies.get(listing) ?? NOTHING;
    const has = stored.get(listing) ?? { shown: 0, waiting: 0 };
    if (has.shown === shown && has.waiting === waiting) return [];
    return `Listing ${listing} has ${has.shown} reviews that show and ${has.waiting} that wait; by the ledger they are ${shown} and ${waiting}.`;
  });
}

/** `text` is a saved copy of the ledger. It may be older than the ledger, and need not begin with line 1. */
export async function verifyCopy(database: Database, text: string) {
  const problems: string[] = [];
  const [columns, ...rows] = text.replaceAll("\r\n", "\n").split("\n");
  if (columns !== LEDGER_COLUMNS) problems.push(`The first line of the file must be ${LEDGER_COLUMNS}`);
  const lines = rows.flatMap((row, index) => {
    if (!row || row === LEDGER_COLUMNS) return [];
    const line = parseLine(row);
    if (!line || formatLine(line) !== row)
      problems.push(`Row ${index + 2} of the file is no line of a ledger.`);
    return line ?? [];
  });
  const [first] = lines;
  let end = first ? { seq: first.seq - 1, hash: first.prevHash } : CHAIN_START;
  const hashes = await hashesOfLines(database, first?.seq ?? 1, lines.length);
  for (const line of lines) {
    const problem = problemOfLine(line, end);
    if (problem) problems.push(problem);
    const stored = hashes.get(line.seq);
    if (stored === undefined) problems.push(`Line ${line.seq} of the copy is not in the database.`);
    else if (stored !== line.hash)
      problems.push(`Line ${line.seq} of the copy is another one in the database.`);
    end = line;
  }
  return report(end, problems);
}

function report({ seq, hash }: typeof CHAIN_START, problems: string[]) {
  const more = problems.length - MAX_PROBLEMS;
  const shown = more > 0 ? [...problems.slice(0, MAX_PROBLEMS), `And ${more} more.`] : problems;
  return { lines: seq, lastHash: hash, problems: shown };
}
