import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Quote } from "#contract/quotes.ts";
import { rowsCsv } from "../save-as-file.ts";
import { QUOTE_CSV, State } from "./quotes-tab.tsx";

const QUOTE = {
  ...{ reference: "SF-7K3M-Q9", name: '=HYPERLINK("x")', email: "ann@home.example", phone: "01632 960123" },
  ...{ location: "LS1 4AP", skipSize: "builder-6-yard", wasteType: "garden", hireLength: "1-week" },
  ...{ hireDate: null, additionalInfo: 'Gate "B", left\nside', job: null, status: "new" },
  ...{ selectedCompanies: '[{"id":1,"name":"Ash Skips"},{"id":2,"name":"Birch"}]', answers: [{}] },
  ...{ deliveries: [{ state: "failed" }, { state: "sent" }], awaitingConfirmation: false },
  ...{ withdrawnAt: null, chosenAt: null, createdAt: "2026-11-22T10:00:00.000Z" },
} as unknown as Quote;

test("a request is one row in our words, and what the customer typed is no formula", () => {
  const [head, row] = rowsCsv(QUOTE_CSV, [QUOTE]).split("\r\n");
  expect(head).toMatch(/^\uFEFFreference,created_at,status,/);
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain("Builder's skip (6 yard),,1 week,,");
  expect(row).toContain('"Gate ""B"", left\nside","Ash Skips; Birch",1,1');
});

test("without requests there are only the titles", () => {
  expect(rowsCsv(QUOTE_CSV, []).trim().split("\r\n")).toHaveLength(1);
});

test.each([
  ["Chosen", { stage: "chosen" }],
  ["Chosen", { stage: null }],
  ["Collected", { stage: "collected" }],
  ["Open problem", { stage: "collected", problems: [{}] }],
  ["Withdrawn", { stage: "delivered", withdrawnAt: "2026-11-30T10:00:00.000Z" }],
])(
  "the row of a chosen request says how far the hire is, and whether something is wrong: %s",
  (label, changes) => {
    const chosen = {
      ...QUOTE,
      chosenAt: "2026-11-22T10:00:00.000Z",
      deliveries: [],
      problems: [],
      ...changes,
    };
    expect(renderToString(<State quote={chosen as unknown as Quote} />)).toContain(`>${label}<`);
  },
);
