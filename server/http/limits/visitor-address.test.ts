import { expect, test } from "vitest";
import { visitorNetwork } from "./visitor-address.ts";

const FORGED = "203.0.113.66";

test("without proxies the connection counts, and what the visitor claims does not", () => {
  expect(visitorNetwork("192.0.2.1", FORGED, 0)).toBe("192.0.2.1");
});

test("behind proxies the entry counts that the outermost trusted one wrote", () => {
  expect(visitorNetwork("10.0.0.1", `${FORGED}, 192.0.2.7`, 1)).toBe("192.0.2.7");
  expect(visitorNetwork("10.0.0.1", `${FORGED}, 192.0.2.7, 10.0.0.2`, 2)).toBe("192.0.2.7");
  expect(visitorNetwork("10.0.0.1", "192.0.2.7", 2)).toBe("192.0.2.7");
});

test("without a usable entry the connection counts", () => {
  expect(visitorNetwork("192.0.2.1", undefined, 1)).toBe("192.0.2.1");
  expect(visitorNetwork("192.0.2.1", "unknown", 1)).toBe("192.0.2.1");
  expect(visitorNetwork(undefined, undefined, 0)).toBe("unknown");
});

test("ports, brackets and zones do not make another visitor", () => {
  expect(visitorNetwork("x", "192.0.2.7:4711", 1)).toBe("192.0.2.7");
  expect(visitorNetwork("x", "[2001:db8:1:2::9]:443", 1)).toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("fe80::1%eth0", undefined, 0)).toBe("fe80:0:0:0::/64");
});

test("all addresses of one IPv6 network are one visitor, however they are written", () => {
  for (const address of ["2001:db8:1:2::9", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:192.0.2.1"])
    expect(visitorNetwork(address, undefined, 0)).toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("2001:db8:1:3::9", undefined, 0)).not.toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("::1", undefined, 0)).toBe("0:0:0:0::/64");
});

test("an IPv4 address dressed as IPv6 is the IPv4 address", () => {
  expect(visitorNetwork("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
});
