import { beforeEach, expect, test, vi } from "vitest";
import type { Company } from "#contract/companies.ts";
import { findWarnings } from "./find-warnings.ts";

const LISTED = { name: "Colne Skip Hire", location: "Colne", county: "Lancashire" };
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async (path) => {
    if (String(path).includes("location=")) {
      return Response.json(
        String(path).includes("ZZ99")
          ? { companies: [] }
          : { companies: [], searched: { place: { kind: "postcode" } } },
      );
    }
    return Response.json({ companies: [{ ...LISTED, name: "Colne Skip Hire and Sons" }, LISTED] });
  });
  return () => vi.unstubAllGlobals();
});

const NEW = { name: "Wren Skips", location: "Leeds", postcode: "LS1 4AP" };

test("warns of a company with the same name, in any case and spacing", async () => {
  expect(await findWarnings({ ...NEW, name: " colne  skip hire" }, null)).toEqual([
    "Colne Skip Hire in Colne, Lancashire is already listed.",
  ]);
  expect(await findWarnings(NEW, null)).toEqual([]);
});

test("warns of a postcode that is not known, but not again when another field is edited", async () => {
  const unknown = { ...NEW, postcode: "ZZ99 9ZZ" };
  expect(await findWarnings(unknown, null)).toEqual([
    "We don't know the postcode ZZ99 9ZZ, so searches find the company at the centre of Leeds.",
  ]);
  expect(await findWarnings(unknown, unknown as Company)).toEqual([]);
});

test("an edited company is not its own duplicate, and a search that fails warns of nothing", async () => {
  expect(await findWarnings({ ...NEW, ...LISTED }, { ...NEW, ...LISTED } as unknown as Company)).toEqual([]);
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await findWarnings({ ...NEW, ...LISTED, postcode: "ZZ99 9ZZ" }, null)).toEqual([]);
});
