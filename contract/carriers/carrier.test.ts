import { describe, expect, test } from "vitest";
import { carrierCheckedUntil, carrierOf, carrierWarningDays } from "./carrier.ts";
import { type CarrierCheck, newCarrierCheck } from "./carrier-check.ts";

const CHECK: CarrierCheck = {
  number: "CBDU123456",
  nation: "Wales",
  tier: "upper",
  result: "matched",
  method: "register-page",
  validTo: "2028-03-01",
  checkedOn: "2026-10-01",
};

describe("what is known of a company's number", () => {
  test("is nothing without a number, even if one was checked before", () => {
    expect(carrierOf(null, CHECK)).toBeNull();
    expect(carrierOf("  ", null)).toBeNull();
  });

  test("is the check of this number, however it is spelled", () => {
    expect(carrierOf("nrw cbdu 123456", CHECK)).toEqual({
      ...CHECK,
      ...{ scheme: "registration", type: null },
      regulator: "Natural Resources Wales",
      link: "https://naturalresources.wales/checkWaste",
    });
  });

  test("is not the check of another number", () => {
    expect(carrierOf("CBDU654321", CHECK)).toMatchObject({
      number: "CBDU654321",
      nation: null,
      regulator: "Environment Agency or Natural Resources Wales",
      tier: "upper",
      result: "not-checked",
      method: null,
      checkedOn: null,
      validTo: null,
    });
  });

  test("is its tier and nation where the form tells them", () => {
    expect(carrierOf("ROC LT 12", null)).toMatchObject({ nation: "Northern Ireland", tier: "lower" });
    expect(carrierOf("EAS/R/1234567", null)).toMatchObject({ nation: "Scotland", tier: null });
  });

  test("is only its text if no regulator issues such numbers", () => {
    expect(carrierOf("Fully licensed", null)).toMatchObject({
      number: "Fully licensed",
      nation: null,
      regulator: null,
      result: "unknown-format",
      link: null,
    });
  });

  test("never links a sample to a register", () => {
    expect(carrierOf("CBDU99000001", null)).toMatchObject({ result: "not-checked", link: null });
    expect(carrierOf("CBDU99000001", { ...CHECK, number: "CBDU99000001" })?.link).toBeNull();
  });
});

describe("a carrier counts as checked", () => {
  const untilOf = (changes: Partial<CarrierCheck>) =>
    carrierCheckedUntil(carrierOf("CBDU123456", { ...CHECK, ...changes }));

  test("for 90 days, and no longer than the registration", () => {
    expect(untilOf({})).toBe("2026-12-30");
    expect(untilOf({ validTo: null })).toBe("2026-12-30");
    expect(untilOf({ validTo: "2026-10-31" })).toBe("2026-10-31");
  });

  test("only if the register was asked and all agreed", () => {
    expect(untilOf({ method: "register-file" })).toBe("2026-12-30");
    expect(untilOf({ method: "certificate-seen" })).toBeNull();
    for (const result of ["other-holder", "not-on-register", "expired", "lower-tier", "broker-only"] as const)
      expect(untilOf({ result })).toBeNull();
    expect(carrierCheckedUntil(carrierOf("CBDU123456", null))).toBeNull();
  });
});

describe("an entered check", () => {
  const ENTERED = {
    nation: "England",
    result: "matched",
    method: "register-page",
    checkedOn: "2026-01-05",
    validTo: "",
    checkedBy: "  Ann ",
  };

  test("is kept without spaces, and without a last day where none was entered", () => {
    expect(newCarrierCheck.parse(ENTERED)).toEqual({ ...ENTERED, validTo: null, checkedBy: "Ann" });
  });

  test.each([
    ["nation", { nation: "France" }],
    ["result", { result: "not-checked" }],
    ["method", { method: "phone" }],
    ["checkedOn", { checkedOn: "2199-01-01" }],
    ["checkedOn", { checkedOn: "5 January" }],
    ["validTo", { validTo: "soon" }],
    ["checkedBy", { checkedBy: " " }],
    ["method", { result: "not-on-register", method: "certificate-seen" }],
    ["validTo", { result: "not-on-register", validTo: "2028-01-01" }],
    ["result", { result: "matched", type: "broker_dealer" }],
    ["validTo", { result: "expired" }],
    ["validTo", { result: "expired", validTo: "2026-01-05" }],
    ["validTo", { result: "matched", validTo: "2026-01-04" }],
  ])("is refused at %s: %j", (field, changes) => {
    const { error } = newCarrierCheck.safeParse({ ...ENTERED, ...changes });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });
});

describe("lists warn of a registration", () => {
  const warned = (changes: Partial<CarrierCheck>) =>
    carrierWarningDays(carrierOf("CBDU123456", { ...CHECK, ...changes }));

  test.each(["expired", "not-on-register", "lower-tier"] as const)("%s: while the check counts", (result) => {
    expect(warned({ result })).toEqual(["2026-10-01", "2026-12-30"]);
  });

  test("that ends while the check counts, from the day after", () => {
    expect(warned({ validTo: "2026-11-15" })).toEqual(["2026-11-16", "2026-12-30"]);
    expect(warned({ result: "other-holder", validTo: "2026-11-15" })).toEqual(["2026-11-16", "2026-12-30"]);
    expect(warned({})).toBeNull();
  });

  test("that is unchecked, only if its number is of the lower tier", () => {
    expect(carrierWarningDays(carrierOf("CBDU123456", null))).toBeNull();
    expect(carrierWarningDays(carrierOf("CBDL123456", null))?.[0]).toBe("1970-01-02");
    expect(carrierWarningDays(null)).toBeNull();
  });
});
