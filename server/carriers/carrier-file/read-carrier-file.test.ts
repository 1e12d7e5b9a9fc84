import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readCarrierFile } from "./read-carrier-file.ts";

const read = (text: string | Buffer, wanted: readonly string[] = []) =>
  readCarrierFile(Readable.from([Buffer.from(text)]), new Set(wanted));

const HEADINGS = "Registration Number,Business Name,Registration Tier,Registration Type,Expiry Date";
const row = (number: string, expiry: string, type = "carrier_broker_dealer") =>
  `${number},ACME SKIPS LTD,Upper,${type},${expiry}`;

test.each([
  ["2028-03-01", "2028-03-01"],
  ["2028-03-01T00:00:00Z", "2028-03-01"],
  ["01/03/2028", "2028-03-01"],
  ["1/3/2028 00:00", "2028-03-01"],
  ["", null],
])("the expiry date %j is read", async (expiry, validTo) => {
  const { registrations } = await read(`${HEADINGS}\n${row("CBDU99000001", expiry)}`, ["CBDU99000001"]);
  expect(registrations.get("CBDU99000001")).toMatchObject({ validTo });
});

test.each([["soon"], ["30/02/2028"], ["2028-02-30"], ["2028-03-01abc"]])(
  "a row with the expiry date %j is not read",
  async (expiry) => {
    const { registrations } = await read(`${HEADINGS}\n${row("CBDU99000001", expiry)}`, ["CBDU99000001"]);
    expect(registrations.get("CBDU99000001")).toBeNull();
  },
);

test.each([
  ["carrier_dealer", "carrier_dealer"],
  ["carrier_broker_dealer", "carrier_broker_dealer"],
  ['"Carrier, Broker, Dealer"', "carrier_broker_dealer"],
  ["Carrier Dealer", "carrier_dealer"],
  ["Carrier", "carrier_dealer"],
  ["broker_dealer", "broker_dealer"],
  ['"Broker, Dealer"', "broker_dealer"],
  ["BROKER_DEALER", "broker_dealer"],
  ["Broker", "broker_dealer"],
  ["Broker/dealer (not a carrier)", "broker_dealer"],
])("what a registration as %s covers: %s", async (type, covers) => {
  const { registrations } = await read(`${HEADINGS}\n${row("CBDU99000001", "", type)}`, ["CBDU99000001"]);
  expect(registrations.get("CBDU99000001")).toMatchObject({ type: covers });
});

test.each(["", "unknown"])("a row with the registration type %j is not read", async (type) => {
  const { registrations } = await read(`${HEADINGS}\n${row("CBDU99000001", "", type)}`, ["CBDU99000001"]);
  expect(registrations.get("CBDU99000001")).toBeNull();
});

test.each([
  ["a spreadsheet", Buffer.from("PK\u0003\u0004rest"), "is a spreadsheet or a ZIP file"],
  ["an empty file", "", "The file is empty"],
  ["another table", "name,town\nAcme,Leeds\n", "names no column “Registration number”"],
  [
    "Companies House's file",
    "CompanyName, CompanyNumber\nACME LTD,00000001\n",
    "Choose “Companies House, or operator licences (DVSA)” for it.",
  ],
  [
    "a file that was cut off",
    `${HEADINGS}\n${row("CBDU99000001", "").slice(0, -9)}`,
    "in the middle of a row",
  ],
  ["an open quotation mark", `${HEADINGS}\nCBDU99000001,"ACME`, "is no CSV file, or it is damaged"],
  ["no numbers", `${HEADINGS}\n${row("?", "")}`, "holds no registration number"],
])("%s is refused with the reason", async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
