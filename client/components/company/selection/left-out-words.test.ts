import { expect, test } from "vitest";
import { askedOnlineWords, noRequestsWords } from "./left-out-words.ts";

const EMAIL = "hello@aireskips.example";

test("only a company that we can email is said to be paused", () => {
  const until = "takes no requests until the end of 31 December 2999";
  expect(noRequestsWords({ email: EMAIL, pausedUntil: "2999-12-31" })).toBe(until);
  expect(noRequestsWords({ email: "Unknown", pausedUntil: "2999-12-31" })).toBe("takes no requests by email");
  expect(noRequestsWords({ email: "", pausedUntil: null })).toBe("takes no requests by email");
});

test("companies that can't be asked online are counted apart", () => {
  const [online, phone] = [{ email: EMAIL }, { email: null }];
  expect(askedOnlineWords([online, phone, online])).toBe("2 of 3 can be asked online");
  expect(askedOnlineWords([phone])).toBe("0 of 1 can be asked online");
  expect([askedOnlineWords([online]), askedOnlineWords([])]).toEqual(["", ""]);
});
