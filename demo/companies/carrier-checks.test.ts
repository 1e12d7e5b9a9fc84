import { expect, test } from "vitest";
import { carrierCheckedUntil, carrierOf } from "#contract/carriers/carrier.ts";
import { CARRIER_METHODS, CARRIER_RESULTS } from "#contract/carriers/carrier-options.ts";
import { lastDayOfCheck } from "#contract/carriers/check-age.ts";
import { createDemoData } from "../testing/demo-data.ts";
import { generateDemoChecks } from "./carrier-checks.ts";

const TODAY = "2026-11-23";
const { companies } = createDemoData();
const checks = generateDemoChecks(companies, TODAY);
const newest = new Map(checks.map(({ companyId, check }) => [companyId, check]));
const carriers = companies.map(({ id, licenseNumber }) => carrierOf(licenseNumber, newest.get(id) ?? null));

test("every result, every method and every state of a registration is there", () => {
  const count = (holds: (carrier: (typeof carriers)[number]) => unknown) => carriers.filter(holds).length;
  for (const result of [...CARRIER_RESULTS, "not-checked", "unknown-format"])
    expect(count((carrier) => carrier?.result === result)).toBeGreaterThan(20);
  for (const method of CARRIER_METHODS)
    expect(count((carrier) => carrier?.method === method)).toBeGreaterThan(20);
  expect(count((carrier) => carrier === null)).toBeGreaterThan(20);
  expect(count((carrier) => (carrierCheckedUntil(carrier) ?? "") >= TODAY)).toBeGreaterThan(800);
  const outdated = count((carrier) => carrier?.checkedOn && lastDayOfCheck(carrier.checkedOn) < TODAY);
  expect(outdated).toBeGreaterThan(200);
  const ranOut = count((carrier) => carrier?.result === "matched" && (carrier.validTo ?? "9") < TODAY);
  expect(ranOut).toBeGreaterThan(20);
});

test("no check is in the future, and none links to a register", () => {
  for (const { check } of checks) expect(check.checkedOn <= TODAY).toBe(true);
  for (const carrier of carriers) expect(carrier?.link ?? null).toBeNull();
});

test("a lower-tier number never matches", () => {
  for (const { check } of checks) expect(check.tier === "lower").toBe(check.result === "lower-tier");
});
