/** Statements after which the release before can't read or write any more; CONTRIBUTING.md says what to do instead. */
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

/** A line of a migration that removes what an earlier release has stopped using, and names that release. */
const CONTRACTS = /^-- Contracts: .+ unused since v\d+\.\d+\.\d+\.$/m;

/** What in a migration stops the release before from working, a line for each statement. Comments and texts do not count. */
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
