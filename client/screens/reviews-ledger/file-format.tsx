import { formatCount } from "#client/components/company/format.ts";

/** Explains the format of the ledger's file, and how to verify the hashes in a copy. */
export const FileFormat = ({ linesPerFile }: { linesPerFile: number }) => (
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
