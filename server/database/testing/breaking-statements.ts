/** Statements after which the previous release can no longer read or write. CONTRIBUTING.md says what to do instead. */
const BREAKING: [statement: RegExp, what: string][] = [
  [/\bDROP\s+(TABLE|COLUMN|SCHEMA|VIEW|SEQUENCE)\b/i, "removes what the release before uses"],
  [/\bRENAME\b/i, "renames what the release before uses"],
  [/\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i, "changes a type that the release before writes"],
  [/\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i, "requires a value that the release before leaves out"],
  [/\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/i, "requires a value that the release before leaves out"],
  [
    /\bADD\s+COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/i,
    "requires a value that the release before leaves out",
  ],
];

/** A migration states with this line that what it removes is unused, and since which release. It is then not checked. */
const CONTRACTS = /^-- Contracts: .+ unused since v\d+\.\d+\.\d+\.$/m;

/** One line for each way in which a statement breaks the previous release. Comments and string literals are ignored. */
export function breakingStatements(migration: string): string[] {
  if (CONTRACTS.test(migration)) return [];
  const statements = migration
    .split("--> statement-breakpoint")
    .flatMap((part) =>
      part
        .replaceAll(/--.*$/gm, "")
        .replaceAll(/'[^']*'/g, "''")
        .split(";"),
    )
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim());
  return statements.flatMap((statement) =>
    BREAKING.filter(([breaking]) => breaking.test(statement)).map(([, what]) => `${what}: ${statement}`),
  );
}
