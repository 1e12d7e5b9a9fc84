import { expect, test } from "vitest";
import { isLoopback, visitorNetworks } from "./visitor-address.ts";

const visitorNetwork = (...args: Parameters<typeof visitorNetworks>) => visitorNetworks(...args).inner;
const outerOf = (address: string) => visitorNetworks(address, undefined, 0).outer;
const FORGED = "203.0.113.66";

test("without proxies the visitor is the connection's address, whatever X-Forwarded-For says", () => {
  expect(visitorNetwork("192.0.2.1", FORGED, 0)).toBe("192.0.2.1");
});

test("behind proxies the visitor is the entry that the outermost trusted proxy wrote", () => {
  expect(visitorNetwork("10.0.0.1", `${FORGED}, 192.0.2.7`, 1)).toBe("192.0.2.7");
  expect(visitorNetwork("10.0.0.1", `${FORGED}, 192.0.2.7, 10.0.0.2`, 2)).toBe("192.0.2.7");
  expect(visitorNetwork("10.0.0.1", "192.0.2.7", 2)).toBe("192.0.2.7");
});

test("without a valid entry the visitor is the connection's address", () => {
  expect(visitorNetwork("192.0.2.1", undefined, 1)).toBe("192.0.2.1");
  for (const entry of ["unknown", "127.1", "0x7f000001", "1.2.3.4.5", "010.0.0.1", "[::1", "::1::"])
    expect(visitorNetwork("192.0.2.1", entry, 1)).toBe("192.0.2.1");
  expect(visitorNetwork(undefined, undefined, 0)).toBe("unknown");
});

test("ports, brackets and zones make no difference", () => {
  expect(visitorNetwork("x", "192.0.2.7:4711", 1)).toBe("192.0.2.7");
  expect(visitorNetwork("x", "[2001:db8:1:2::9]:443", 1)).toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("fe80::1%eth0.100", undefined, 0)).toBe("fe80::/64");
});

test("all addresses of an IPv6 /64 network are one visitor, however they are written", () => {
  for (const address of ["2001:db8:1:2::9", "2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2:0:0:192.0.2.1"])
    expect(visitorNetwork(address, undefined, 0)).toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("2001:db8:1:3::9", undefined, 0)).not.toBe("2001:db8:1:2::/64");
  expect(visitorNetwork("::1", undefined, 0)).toBe("::/64");
});

test("the network around a visitor's is a /24 of IPv4 and a /48 of IPv6", () => {
  expect(outerOf("192.0.2.7")).toBe("192.0.2.0/24");
  expect(outerOf("::ffff:192.0.2.200")).toBe("192.0.2.0/24");
  expect(outerOf("2001:db8:50:ffff::9")).toBe("2001:db8:50::/48");
  expect(outerOf("2001:db8:50::1")).toBe("2001:db8:50::/48");
  expect(outerOf("2001:db8:51::1")).not.toBe(outerOf("2001:db8:50::1"));
  expect(visitorNetworks(undefined, undefined, 0).outer).toBe("unknown");
});

test("an IPv4-mapped IPv6 address is the IPv4 address", () => {
  expect(visitorNetwork("::ffff:192.0.2.1", undefined, 0)).toBe("192.0.2.1");
});

test("addresses of this machine are recognised in IPv4 and IPv6", () => {
  for (const address of ["127.0.0.1", "127.9.9.9", "::ffff:127.0.0.1", "::1"])
    expect(isLoopback(address)).toBe(true);
  for (const address of ["192.0.2.1", "::2", "", undefined]) expect(isLoopback(address)).toBe(false);
});
