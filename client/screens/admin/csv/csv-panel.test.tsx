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

test("the button says how many companies it publishes and changes, before it does", () => {
  const button = (added: number, changed: number) => {
    const counts = { new: added, changed, unchanged: 0, duplicate: 0, refused: 0 };
    const report = { applied: false, counts, ignoredColumns: [], rows: [] };
    const html = renderToString(<ImportReportView report={report} isPending={false} onApply={() => {}} />);
    return [html.match(/<button[^>]*>([^<]*)/)?.[1], html.includes("public at once")];
  };
  expect(button(1_000, 0)).toEqual(["Publish 1,000 companies", true]);
  expect(button(1, 3)).toEqual(["Publish 1 company and change 3", true]);
  expect(button(0, 3)).toEqual(["Change 3 companies", false]);
});

test("refused rows, doubles and warnings come before what is changed and new, with the same counts", () => {
  const about = { companyId: null, changes: [], reason: null, warning: null };
  const rows: ImportReport["rows"] = [
    { ...about, line: 2, kind: "new", name: "New" },
    { ...about, line: 3, kind: "changed", name: "Changed" },
    { ...about, line: 4, kind: "new", name: "Warned", warning: "We don't know the postcode" },
    { ...about, line: 5, kind: "duplicate", name: "Double" },
    { ...about, line: 6, kind: "refused", name: "Refused" },
    { ...about, line: 7, kind: "refused", name: "Refused too" },
  ];
  const counts = { new: 2, changed: 1, unchanged: 0, duplicate: 1, refused: 2 };
  const report = { applied: false, counts, ignoredColumns: [], rows };
  const html = renderToString(<ImportReportView report={report} isPending={false} onApply={() => {}} />);
  const lines = html.replaceAll("<!-- -->", "").match(/Line \d/g);
  expect(lines).toEqual([6, 7, 5, 4, 3, 2].map((line) => `Line ${line}`));
  expect(html.replaceAll("<!-- -->", "")).toContain("Refused: 2");
});
