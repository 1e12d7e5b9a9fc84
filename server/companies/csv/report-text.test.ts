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

test("a report lists what happens to each row and why, the refused ones first, and counts the others", () => {
  const text = importReportText({
    applied: false,
    counts: { new: 1, changed: 1, unchanged: 1, duplicate: 0, refused: 2 },
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
      row({ line: 1235, kind: "refused", name: "", reason: "Company name is required" }),
    ],
  });
  expect(text.split("\n")).toEqual([
    "line 1234   refused    (no name): Company name is required",
    "line 1235   refused    (no name): Company name is required",
    'line 3      changed    Acme: phone: "" -> "01632 960001"; eco: "true" -> "false"',
    "line 2      new        Acme",
    "2 refused: Company name is required",
    "Columns left aside: Notes, VAT",
    "Tried, nothing written: 1 new, 1 changed, 1 already listed, 0 possibly duplicate, 2 refused. To do it, add --apply. New companies become public at once.",
  ]);
});

test("an import that wrote nothing offers no undo, which would take back the import before it", () => {
  const counts = { new: 0, changed: 0, unchanged: 1, duplicate: 0, refused: 0 };
  const text = importReportText({ applied: true, counts, ignoredColumns: [], rows: [] });
  expect(text).toMatch(/Nothing was written\.$/);
});
