import { beforeEach, expect, test, vi } from "vitest";
import type { SimilarCompaniesResponse } from "#contract/companies/similar.ts";
import type { Company } from "#contract/companies.ts";
import { findWarnings } from "./find-warnings.ts";

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async (path) =>
    Response.json(
      String(path).includes("ZZ99")
        ? { companies: [] }
        : { companies: [], searched: { place: { kind: "postcode" } } },
    ),
  );
  return () => vi.unstubAllGlobals();
});

const NEW = { name: "Wren Skips", location: "Leeds", postcode: "LS1 4AP" };

const like = (id: number, isPublic = true): SimilarCompaniesResponse["companies"][number] => ({
  ...{ id, name: `Colne Skips ${id}`, location: "Colne", isPublic, because: ["name", "phone"] },
});
const finds =
  (companies: SimilarCompaniesResponse["companies"], askedToLeave = false) =>
  async () => ({
    companies,
    askedToLeave,
  });
const nothing = finds([]);

test("names companies that may be the same, and how many more there are", async () => {
  expect(await findWarnings(NEW, null, finds([like(1), like(2, false)]))).toEqual([
    "Colne Skips 1 in Colne is already listed (same name, same phone).",
    "Colne Skips 2 in Colne is already here, hidden from the public (same name, same phone).",
  ]);
  const many = await findWarnings(NEW, null, finds([1, 2, 3, 4, 5].map((id) => like(id))));
  expect(many).toHaveLength(4);
  expect(many.at(-1)).toBe("So are 2 others like it.");
  expect(await findWarnings(NEW, null, nothing)).toEqual([]);
});

test("says that a company asked not to be listed", async () => {
  expect(await findWarnings(NEW, null, finds([], true))).toEqual([
    "This company asked not to be listed. Add it only if it asked again.",
  ]);
});

test("warns of a postcode that is not known, but not again when another field is edited", async () => {
  const unknown = { ...NEW, postcode: "ZZ99 9ZZ" };
  expect(await findWarnings(unknown, null, nothing)).toEqual([
    "We don't know the postcode ZZ99 9ZZ, so searches find the company at the centre of Leeds.",
  ]);
  expect(await findWarnings(unknown, unknown as Company, nothing)).toEqual([]);
});

test("warns of a phone or a licence number that looks wrong, but not of one that stays", async () => {
  const odd = { ...NEW, phone: "Mon to Sat 7-5", licenseNumber: "EPR/AB1234CD" };
  const warnings = [
    "“Mon to Sat 7-5” is not one complete phone number, so customers could not ring it with a press.",
    "“EPR/AB1234CD” does not look like a waste carrier's registration number.",
  ];
  expect(await findWarnings(odd, null, nothing)).toEqual(warnings);
  expect(await findWarnings(odd, odd as Company, nothing)).toEqual([]);
  const right = { ...NEW, phone: "0113 496 0000", licenseNumber: "CBDU123456" };
  expect(await findWarnings(right, null, nothing)).toEqual([]);
  expect(await findWarnings({ ...NEW, licenseNumber: "CBDL123456" }, null, nothing)).toEqual([
    expect.stringContaining("This is a lower-tier number."),
  ]);
});

test("an edited company is not its own duplicate, and a search that fails warns of nothing", async () => {
  expect(await findWarnings(NEW, NEW as unknown as Company, finds([like(1)]))).toEqual([]);
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  const failing = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await findWarnings({ ...NEW, postcode: "ZZ99 9ZZ" }, null, failing)).toEqual([]);
});
