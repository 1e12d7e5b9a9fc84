/** What an import makes of one row. Rows of the last two kinds are left out. */
export const IMPORT_KINDS = ["new", "changed", "unchanged", "duplicate", "refused"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface ImportChange {
  field: string;
  from: string;
  to: string;
}

export interface ImportRow {
  /** Where the row begins in the file; the first line is 1. */
  line: number;
  kind: ImportKind;
  /** The company it is about: the one changed, or the one it may be a duplicate of. */
  companyId: number | null;
  name: string;
  changes: ImportChange[];
  /** Why it was refused, or what it may be a duplicate of. */
  reason: string | null;
}

/** The answer to `POST /api/companies/import`: the same whether it was applied or tried. */
export interface ImportReport {
  applied: boolean;
  counts: Record<ImportKind, number>;
  /** Columns of the file that no field of a company goes by. */
  ignoredColumns: string[];
  rows: ImportRow[];
}

/** The import that `POST /api/companies/import/undo` would take back. */
export interface LastImport {
  id: number;
  fileName: string | null;
  added: number;
  changed: number;
  /** ISO 8601. */
  createdAt: string;
}

/** A company file larger than this is refused with 413. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
