import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

test.each([
  "Ann.Other@Gmail.com",
  "annother+skips@gmail.com",
  " a.n.n.other@gmail.com ",
  "Ann.Other+skips@GoogleMail.com",
])("%j is one mailbox of Gmail, which ignores dots and tags and has two domains", (address) =>
  expect(mailboxKey(address)).toBe("annother@gmail.com"),
);

test("dots and tags count where the provider is not known to ignore them", () => {
  expect(mailboxKey("Ann.Other+skips@Home.example")).toBe("ann.other+skips@home.example");
  expect(mailboxKey("ann.other+skips@outlook.com")).toBe("ann.other@outlook.com");
});
