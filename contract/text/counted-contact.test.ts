import { expect, test } from "vitest";
import {
  countedDomain,
  countedMailbox,
  countedPhones,
  mailboxesNamedIn,
  phonesNamedIn,
} from "./counted-contact.ts";

test.each([
  "office+1@victim-firm.co.uk",
  "Office+anything.else+2@Victim-Firm.co.uk",
  " office@victim-firm.co.uk ",
  "ｏｆｆｉｃｅ@victim-firm.co.uk",
])("%j is one mailbox to limits, whoever runs the domain", (address) =>
  expect(countedMailbox(address)).toBe("office@victim-firm.co.uk"),
);

test("dots are ignored for Gmail only", () => {
  expect(countedMailbox("ann.other+x@googlemail.com")).toBe("annother@gmail.com");
  expect(countedMailbox("ann.other+x@home.example")).toBe("ann.other@home.example");
});

test.each([
  ["a1@firm.co.uk", "firm.co.uk"],
  ["a2@sales.firm.co.uk", "firm.co.uk"],
  ["a@x1.mine.example", "mine.example"],
  ["a@deep.x2.mine.com", "mine.com"],
  ["a@trust.nhs.uk", "trust.nhs.uk"],
  ["a@user.fastmail.com", "fastmail.com"],
  ["a@gmail.com", null],
  ["a@GoogleMail.com", null],
  ["a@btinternet.com", null],
])("the domain of %s is counted as %s", (address, domain) => expect(countedDomain(address)).toBe(domain));

test.each([
  "07700 900456",
  "+44 7700 900456",
  "0044 (0)7700-900-456",
  "7700 900456",
  "07700 900456 (1)",
  "07700 900456 / 2",
  "07700 900456 no 3",
  "07700 900456 ring after 6",
  "1) 07700 900456",
  "ring after 6: 07700900456",
  "O7700 9OO456",
  "o77oo 9oo456",
  "Ο77ОО 900456",
  "0770O 9O0456",
  "07700 900 4S6",
  "07700 (mob) 900456",
  "07700​900456",
  "٠٧٧٠٠ ٩٠٠٤٥٦",
  "０７７００ ９００４５６",
  "𝟎𝟕𝟕𝟎𝟎 𝟗𝟎𝟎𝟒𝟓𝟔",
  "०७७०० ९००४५६",
  "07700 900456 or 0113 496 0001",
  "0113 496 0001, 07700 900456 7",
  "+44 7700 900456 ext 12",
])("07700 900456 is among the numbers of %j", (text) => expect(countedPhones(text)).toContain("07700900456"));

test("letters that look like 1 are digits within a number only", () => {
  expect(countedPhones("Oll3 496 OOO1")).toContain("01134960001");
  expect(countedPhones("I am Bob: 0113 496 0001")).toEqual(["01134960001"]);
});

test("a clean number is one key, and so is one of another country with anything behind it", () => {
  expect(countedPhones("0113 496 0001")).toEqual(["01134960001"]);
  for (const text of ["+353 1 234 5678", "00353 1 234 5678", "+353 1 234 5678 9", "+353 1 234 5678 (2)"])
    expect(countedPhones(text)).toContain("+3531234567");
});

test.each(["", "ask for Ann", "12345", "0113 49 60", "no phone 7"])("%j has no number", (text) =>
  expect(countedPhones(text)).toEqual(["none"]),
);

test("a longer text names the numbers whose digits stand together, and no others", () => {
  expect(phonesNamedIn("4 bags on 12/12, ring 07700 900456 or O113 496 0001 after 6")).toEqual([
    "07700900456",
    "01134960001",
  ]);
  expect(phonesNamedIn("LS6 2AB, 12 bags by 12/12/2026, 10 to 4, 3 x 2.5 m")).toEqual([]);
});

test("a longer text names mailboxes, whatever their tags", () => {
  expect(mailboxesNamedIn("Write to Ann+1@Home.example, or <bob@home.example>.")).toEqual([
    "ann@home.example",
    "bob@home.example",
  ]);
});

test("a text that names very many people counts as one that names many", () => {
  const addresses = Array.from({ length: 21 }, (_, at) => `name${at}@home.example`).join(" ");
  expect(mailboxesNamedIn(addresses)).toEqual(["many"]);
  const numbers = Array.from({ length: 21 }, (_, at) => `${7700900400 + at}`).join(", ");
  expect(phonesNamedIn(numbers)).toEqual(["many"]);
});
