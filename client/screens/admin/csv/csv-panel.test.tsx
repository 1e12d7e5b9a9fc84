import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ImportReport } from "#contract/company-import.ts";
import { ImportReportView } from "./csv-panel.tsx";

test("the report of an applied file says what was done, and that of a preview what would be", () => {
  const about = { companyId: null, name: "Ash Skips", changes: [], reason: null, warning: null };
  const report: Omit<ImportReport, "applied"> = {
    counts: { new: 1, changed: 0, unchanged: 0, duplicate: 0, refused: 0 },
    ignoredColumns: [],
    rows: [{ line: 2, kind: "new", ...about }],
  };
  const badges = (applied: boolean) => {
    const view = <ImportReportView report={{ ...report, applied }} isPending={false} onApply={() => {}} />;
    return renderToString(view)
      .match(/(New|Added)[^/]*/g)
      ?.map((text) => text.replaceAll(/<!-- -->|<$/g, ""));
  };
  expect(badges(false)).toEqual(["New: 1", "New"]);
  expect(badges(true)).toEqual(["Added: 1", "Added"]);
});
