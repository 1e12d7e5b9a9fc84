import { expect, test } from "vitest";
import type { ImportRow } from "#contract/company-import.ts";
import { importReportText } from "./report-text.ts";

const row = (facts: Partial<ImportRow>): ImportRow => ({
  line: 2,
  kind: "new",
  companyId: null,
  name: "Acme",
  changes: [],
  reason: null,
  warning: null,
  ...facts,
});

test("a report lists what happens to each row and why, and counts the rows that change nothing", () => {
  const text = importReportText({
    applied: false,
    counts: { new: 1, changed: 1, unchanged: 1, duplicate: 0, refused: 1 },
    ignoredColumns: ["Notes", "VAT"],
    rows: [
      row({}),
      row({
        line: 3,
        kind: "changed",
        changes: [
          { field: "phone", from: "", to: "01632 960001" },
          { field: "eco", from: "true", to: "false" },
        ],
      }),
      row({ line: 4, kind: "unchanged" }),
      row({ line: 1234, kind: "refused", name: "", reason: "Company name is required" }),
    ],
  });
  expect(text.split("\n")).toEqual([
    "line 2      new        Acme",
    'line 3      changed    Acme: phone: "" -> "01632 960001"; eco: "true" -> "false"',
    "line 1234   refused    (no name): Company name is required",
    "Columns left aside: Notes, VAT",
    "Tried, nothing written: 1 new, 1 changed, 1 already listed, 0 possibly duplicate, 1 refused. To do it, add --apply. New companies become public at once.",
  ]);
});
