import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneKey, phoneKeys } from "./phone-key.ts";
import { telephoneUrl } from "./telephone-numbers.ts";

test.each([
  "0113 496 0001",
  "113 496 0001",
  "+44 113 496 0001",
  "+44 0113 496 0001",
  "0044 0113 496 0001",
  "0044 (0)113-496-0001",
  "44 113 496 0001",
  "(0113) 496 0001",
  "0113 496 000１",
  "０１１３ ４９６ ０００１",
  "٠١١٣ ٤٩٦ ٠٠٠١",
  "⁰¹¹³ ⁴⁹⁶ ⁰⁰⁰¹",
  "0113 496 0001 ext 1",
  "0113 496 0001 x12",
  "0113 496 0001 #5",
  "0113 496 0001;ext=5",
  "tel:0113-496-0001;phone-context=+44",
  "0113 496 0001 (mornings)",
  "Ann 0113 496 0001",
])("%j is one telephone number", (phone) => expect(phoneKey(phone)).toBe("01134960001"));

test.each([
  ["+353 1 234 5678", "+35312345678"],
  ["00353 1 234 5678", "+35312345678"],
  ["+65 6123 4567", "+6561234567"],
  ["6561234567", "6561234567"],
])("%j keeps its country", (phone, key) => expect(phoneKey(phone)).toBe(key));

test.each(["01134960001", "+35312345678", "+6561234567", "01134960001020"])(
  "the key %s is its own key, so that a stored key can be compared with a typed number",
  (key) => expect(phoneKey(key)).toBe(key),
);

test("a text has a key for each of its numbers", () => {
  expect(phoneKeys("07911 123458 / +44 (0)113 496 0001, +353 1 234 5678")).toEqual([
    "07911123458",
    "01134960001",
    "+35312345678",
  ]);
});

test("a text without a number stands for itself", () => {
  expect(phoneKey(" Ask for Ann ")).toBe("ask for ann");
  expect(phoneKey("0113 49 60")).toBe("01134960");
});

const digit = fc.integer({ min: 0, max: 9 });
const national = fc.array(digit, { minLength: 9, maxLength: 9 }).map((rest) => `1${rest.join("")}`);
const zeros = fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0);
const before = fc.constantFrom("0", "+44", "+44 ", "+44 (0)", "+44 0", "0044 ", "0044 0", "44 ", "(0) ");
const after = fc.constantFrom("", " ", " ext 1", " ext. 23", "x4", " #5", ";ext=6");

test("a number that the link to it dials has one key, however it is written", () => {
  fc.assert(
    fc.property(
      national,
      before,
      after,
      zeros,
      fc.array(fc.constantFrom("", " ", "-", ".", "/", "\u00a0", " - "), { minLength: 10, maxLength: 10 }),
      (number, prefix, suffix, zero, gaps) => {
        const digits = [...number].map((one, at) => String.fromCodePoint(zero + Number(one)) + gaps[at]);
        const typed = `${prefix}${digits.join("")}${suffix}`;
        fc.pre(telephoneUrl(typed)?.startsWith(`tel:+44${number}`) ?? false);
        expect(phoneKey(typed)).toBe(`0${number}`);
      },
    ),
  );
});
