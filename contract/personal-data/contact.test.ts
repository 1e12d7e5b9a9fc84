import { expect, test } from "vitest";
import { isContact, readContact } from "./contact.ts";

test.each([
  [" Ann@Home.Example ", "ann@home.example"],
  ["ann.lee+skips@gmail.com", "annlee@gmail.com"],
  ["ann.lee+skips@home.example", "ann.lee@home.example"],
  ["+44 (0)7700 900-123", "07700900123"],
  ["(0113) 496 0000", "01134960000"],
  ["+44 0113 496 0000", "01134960000"],
  ["٠١١٣ ٤٩٦ ٠٠٠٠", "01134960000"],
  ["0113 496 000０ ext 1", "01134960000"],
  ["ann.lee@googlemail.com", "annlee@gmail.com"],
])("%s is read as %s", (typed, key) => {
  expect(readContact(typed)?.key).toBe(key);
});

test.each(["", "  ", "Ann", "ann@", "ann@home example", "12345", "call 07700 900123", "SF-7K2M-9Q"])(
  "%j is neither an address nor a number",
  (typed) => {
    expect(readContact(typed)).toBeNull();
  },
);

test("a stored spelling is the same contact, and another one or nothing is not", () => {
  const office = readContact("office@firm.example");
  expect(office && isContact(office, "Office+7@firm.example")).toBe(true);
  const [ann, phone] = [readContact("ann@gmail.com"), readContact("07700 900123")];
  if (!ann || !phone) throw new Error("unread");
  expect(isContact(ann, "A.N.N+x@GMAIL.com")).toBe(true);
  expect(isContact(phone, "0044 7700 900123")).toBe(true);
  for (const other of ["bob@gmail.com", "", null, "07700 900124"]) {
    expect(isContact(ann, other)).toBe(false);
    expect(isContact(phone, other)).toBe(false);
  }
});
