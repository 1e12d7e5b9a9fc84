import { describe, expect, test } from "vitest";
import type { CheckedCarrier } from "#client/queries/companies.ts";
import { carrierOf, carrierWarningDays } from "#contract/carriers/carrier.ts";
import { carrierText } from "./carrier-text.ts";
import { carrierWords } from "./carrier-words.ts";

const TODAY = "2026-11-23";
const CHECKED: CheckedCarrier = {
  tier: "upper",
  result: "matched",
  method: "register-page",
  checkedOn: "2026-11-20",
  validTo: "2028-03-01",
};
const allWords = (carrier: CheckedCarrier | null) => ({
  short: carrierWords(carrier, TODAY).short,
  ...carrierText(carrier, TODAY),
});
const wordsOf = (changes: Partial<CheckedCarrier>) => allWords({ ...CHECKED, ...changes });

describe("the words about a carrier's registration", () => {
  test("say day, method and result of a check", () => {
    expect(wordsOf({})).toEqual({
      short: "checked 20 November 2026",
      text: "Checked at the register, on 20 November 2026: number, name and tier agree",
      tone: "go",
    });
    expect(wordsOf({ method: "register-file" }).text).toContain("Checked in the register's file, on 20");
  });

  test("name no tier where the number shows none", () => {
    expect(wordsOf({ tier: null }).text).toMatch(/: number and name agree$/);
  });

  test("never call a certificate a check at the register", () => {
    expect(wordsOf({ method: "certificate-seen" })).toEqual({
      short: "certificate seen",
      text: "Checked by certificate, register not asked, on 20 November 2026: number, name and tier agree",
    });
  });

  test("do not warn of another name, which is lawful", () => {
    expect(wordsOf({ result: "other-holder" })).toEqual({
      short: "other holder",
      text: "Checked at the register, on 20 November 2026: registered in another name",
    });
  });

  test("warn of what speaks against a registration", () => {
    expect(wordsOf({ result: "not-on-register", validTo: null })).toMatchObject({ tone: "stop" });
    expect(wordsOf({ result: "lower-tier" })).toMatchObject({ short: "lower tier", tone: "stop" });
    expect(wordsOf({ result: "expired", validTo: "2026-10-01" })).toEqual({
      short: "expired",
      text: "Checked at the register, on 20 November 2026: ran until 1 October 2026",
      tone: "stop",
    });
  });

  test("say so when a registration that matched has run out since", () => {
    expect(wordsOf({ validTo: "2026-11-23" }).tone).toBe("go");
    expect(wordsOf({ validTo: "2026-11-22" })).toMatchObject({ short: "expired", tone: "stop" });
  });

  test("say that nobody checked, or since when, after 90 days", () => {
    expect(allWords(null)).toEqual({ short: "not checked", text: "Not checked: it states no number" });
    expect(wordsOf({ result: "not-checked", method: null, checkedOn: null, validTo: null })).toEqual({
      short: "not checked",
      text: "Not checked",
    });
    expect(wordsOf({ checkedOn: "2026-08-25" }).tone).toBe("go");
    expect(wordsOf({ checkedOn: "2026-08-24" })).toEqual({
      short: "not checked since 24 August 2026",
      text: "Not checked since 24 August 2026",
    });
  });

  test("warn of a lower-tier number that nobody checked", () => {
    expect(wordsOf({ tier: "lower", result: "not-checked", method: null, checkedOn: null })).toEqual({
      short: "lower tier",
      text: "Not checked. Lower tier is not meant for carrying customers' waste",
      tone: "stop",
    });
  });
});

test("the lists' orders warn of a registration on exactly the days on which its card is red", () => {
  const [number, checkedOn] = ["CBDU123456", "2026-10-01"];
  const check = { number, nation: "Wales", tier: "upper", method: "register-page", checkedOn } as const;
  for (const result of ["matched", "other-holder", "expired", "not-on-register", "lower-tier"] as const)
    for (const validTo of [null, "2026-10-01", "2026-11-15", "2028-03-01"]) {
      const carrier = carrierOf(number, { ...check, result, validTo });
      const [from, until] = carrierWarningDays(carrier) ?? ["9", "0"];
      for (const day of ["2026-10-01", "2026-10-02", "2026-11-15", "2026-11-16", "2026-12-30", "2026-12-31"])
        expect([result, validTo, day, from <= day && day <= until]).toEqual([
          ...[result, validTo, day],
          carrierWords(carrier, day).tone === "stop",
        ]);
    }
});
