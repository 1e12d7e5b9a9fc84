import { expect, test } from "vitest";
import { mailboxKey, phoneKey } from "./contact-keys.ts";

test.each(["Ann.Other@Gmail.com", "annother+skips@gmail.com", " a.n.n.other@gmail.com "])(
  "%j is one mailbox of Gmail, which ignores dots and tags",
  (address) => expect(mailboxKey(address)).toBe("annother@gmail.com"),
);

test("dots and tags count where the provider is not known to ignore them", () => {
  expect(mailboxKey("Ann.Other+skips@Home.example")).toBe("ann.other+skips@home.example");
  expect(mailboxKey("ann.other+skips@outlook.com")).toBe("ann.other@outlook.com");
});

test.each(["07700 900123", "+44 7700 900123", "0044 (0)7700-900123", "(07700) 900 123"])(
  "%j is one telephone number",
  (phone) => expect(phoneKey(phone)).toBe("07700900123"),
);

test("a text without a number stands for itself", () => {
  expect(phoneKey(" Ask for Ann ")).toBe("ask for ann");
});
