import { beforeEach, expect, test, vi } from "vitest";
import type { SimilarCompany } from "#contract/companies/similar.ts";
import type { Company } from "#contract/companies.ts";
import { findWarnings } from "./warnings.tsx";

let similar: { companies: SimilarCompany[]; askedToLeave: boolean };
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  similar = { companies: [], askedToLeave: false };
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async (path) => {
    if (path === "/api/companies/similar") return Response.json(similar);
    const searched = String(path).includes("ZZ99") ? {} : { searched: { place: { kind: "postcode" } } };
    return Response.json({ companies: [], ...searched });
  });
  return () => vi.unstubAllGlobals();
});

const NEW = { name: "Wren Skips", location: "Leeds", postcode: "LS1 4AP" };

const like = (id: number, isPublic = true): SimilarCompany => ({
  ...{ id, name: `Colne Skips ${id}`, location: "Colne", isPublic, because: ["name", "phone"] },
});

test("names companies that may be the same, and how many more there are", async () => {
  similar.companies = [like(1), like(2, false)];
  expect(await findWarnings(NEW, null)).toEqual([
    "Colne Skips 1 in Colne is already listed (same name, same phone).",
    "Colne Skips 2 in Colne is already here, hidden from the public (same name, same phone).",
  ]);
  similar.companies = [1, 2, 3, 4, 5].map((id) => like(id));
  const many = await findWarnings(NEW, null);
  expect(many).toHaveLength(4);
  expect(many.at(-1)).toBe("So are 2 others like it.");
  similar.companies = [];
  expect(await findWarnings(NEW, null)).toEqual([]);
});

test("says that a company asked not to be listed", async () => {
  similar.askedToLeave = true;
  expect(await findWarnings(NEW, null)).toEqual([
    "This company asked not to be listed. Add it only if it asked again.",
  ]);
});

test("warns of a postcode that is not known, but not again when another field is edited", async () => {
  const unknown = { ...NEW, postcode: "ZZ99 9ZZ" };
  expect(await findWarnings(unknown, null)).toEqual([
    "We don't know the postcode ZZ99 9ZZ, so searches find the company at the centre of Leeds.",
  ]);
  expect(await findWarnings(unknown, unknown as Company)).toEqual([]);
});

test("warns of a phone or a licence number that looks wrong, but not of one that stays", async () => {
  const odd = { ...NEW, phone: "Mon to Sat 7-5", licenseNumber: "EPR/AB1234CD" };
  const warnings = [
    "“Mon to Sat 7-5” is not one complete phone number, so customers could not ring it with a press.",
    "“EPR/AB1234CD” does not look like a waste carrier's registration number.",
  ];
  expect(await findWarnings(odd, null)).toEqual(warnings);
  expect(await findWarnings(odd, odd as Company)).toEqual([]);
  const right = { ...NEW, phone: "0113 496 0000", licenseNumber: "CBDU123456" };
  expect(await findWarnings(right, null)).toEqual([]);
  expect(await findWarnings({ ...NEW, licenseNumber: "CBDL123456" }, null)).toEqual([
    expect.stringContaining("This is a lower-tier number."),
  ]);
});

test("an edited company is not its own duplicate, and a search that fails warns of nothing", async () => {
  similar.companies = [like(1)];
  expect(await findWarnings(NEW, NEW as unknown as Company)).toEqual([]);
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await findWarnings({ ...NEW, postcode: "ZZ99 9ZZ" }, null)).toEqual([]);
});
