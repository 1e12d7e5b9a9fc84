import { expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";
import { otherContacts } from "./other-contacts.ts";

const found = (people: { email: string | null; phone: string | null }[]) =>
  ({
    contact: { kind: "phone", key: "07700900123" },
    quotes: people,
    leads: people,
    proposals: [],
  }) as unknown as PersonalData;

test("the other addresses and numbers are named once, in one spelling", () => {
  const people = [
    { email: "Ann@Home.example", phone: "+44 7700 900123" },
    { email: "ann@home.example", phone: "07700 900124" },
    { email: "", phone: "07700900123" },
    { email: null, phone: "ask me" },
  ];
  expect(otherContacts(found(people))).toEqual(["Ann@Home.example", "07700 900124"]);
});
