import { expect, test } from "vitest";
import { CONSUMER_ADVICE, consumerAdvice, identityLine } from "./legal.ts";

const LEGAL = { name: "Skips Example Ltd", address: "1 Example Street, Leeds LS1 1AA" };

test("the line about who runs the site has what a registered company must disclose", () => {
  const registered = {
    ...{ companyNumber: "01234567", registeredIn: "Scotland", registeredOffice: "2 Office Road, Perth" },
  };
  expect(identityLine({})).toBeNull();
  expect(identityLine(LEGAL)).toBe(
    "Skip Finder is run by Skips Example Ltd, 1 Example Street, Leeds LS1 1AA.",
  );
  expect(identityLine({ ...LEGAL, ...registered })).toBe(
    "Skip Finder is run by Skips Example Ltd, registered in Scotland, company number 01234567, registered office 2 Office Road, Perth, 1 Example Street, Leeds LS1 1AA.",
  );
  expect(identityLine({ ...LEGAL, ...registered, registeredOffice: LEGAL.address })).toBe(
    "Skip Finder is run by Skips Example Ltd, registered in Scotland, company number 01234567, registered office 1 Example Street, Leeds LS1 1AA.",
  );
});

test("free advice is that of the nation, or of each if the nation is unknown", () => {
  expect(["Wales", "Scotland", "Northern Ireland"].map(consumerAdvice)).toEqual([
    "Citizens Advice",
    "Advice Direct Scotland",
    "Consumerline",
  ]);
  for (const unknown of [null, "Jersey"]) expect(consumerAdvice(unknown)).toBe(CONSUMER_ADVICE);
});
