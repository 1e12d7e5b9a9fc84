import { expect, test } from "vitest";
import { readContact } from "#contract/personal-data/contact.ts";
import { otherContacts } from "./personal-data.ts";

test("the other addresses and numbers are named once, in one spelling", () => {
  const contact = readContact("07700 900123");
  if (!contact) throw new Error("unread");
  const people = [
    { email: "Ann@Home.example", phone: "+44 07700 900123" },
    { email: "ann@home.example", phone: "07700 900124" },
    { email: "", phone: "07700 900124 ext 5" },
    { email: null, phone: "ask me" },
  ];
  expect(otherContacts(contact, people)).toEqual(["Ann@Home.example", "07700 900124"]);
});
