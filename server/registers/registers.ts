import type { Readable } from "node:stream";
import type { RegisterName } from "#contract/desk/options.ts";
import type { RegisterReport } from "#contract/registers.ts";
import type { Companies } from "#server/companies/companies.ts";

export interface RegisterFiles {
  /** The file, or the parts in which the register is published. The content may be compressed, and is read once. */
  files: readonly { name: string; content: Readable }[];
  /** The day on which the files were downloaded. */
  checkedOn: string;
  /** False for a dry run, which records nothing. */
  apply: boolean;
  onProgress?: (rows: number) => void;
}

/** Refuses a file of another kind with a `FileProblem`. */
export type RegisterCheck = (files: RegisterFiles) => Promise<RegisterReport>;

export type Registers = ReturnType<typeof createRegisters>;

interface RegistersDeps {
  companies: Pick<Companies, "refreshAfterWrite">;
  checks: Readonly<Record<RegisterName, RegisterCheck>>;
}

export const createRegisters = ({ companies, checks }: RegistersDeps) => ({
  async check(register: RegisterName, files: RegisterFiles): Promise<RegisterReport> {
    const report = await checks[register](files);
    if (report.applied) await companies.refreshAfterWrite(report.lines.map(({ companyId }) => companyId));
    return report;
  },
});

export const registerReportText = ({ lines, ...report }: RegisterReport): string =>
  [
    ...lines.map(
      ({ outcome, number, name, companyId, notes }) =>
        `${outcome.padEnd(12)} ${number.padEnd(13)} ${[`${name} (${companyId})`, ...notes].join(", ")}`,
    ),
    report.summary,
    ...(report.doubt ? [report.doubt] : []),
    report.applied
      ? `Done: the results are recorded and shown. ${report.afterwards}`
      : "Tried, nothing written. To record the results, add --apply.",
    report.attribution,
  ].join("\n");
