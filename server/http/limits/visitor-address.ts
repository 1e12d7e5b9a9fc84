import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** Parses what proxies write: "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711", "fe80::1%eth0". */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = text.trim();
  const withoutPort =
    trimmed.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, "$1");
  const address = withoutPort.replace(/%.*$/, "");
  // ipaddr.js alone would accept "127.1" and "0x7f000001" too. Its `process` turns IPv4-mapped IPv6 into IPv4.
  return isIP(address) && ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/**
 * `inner` is an IPv4 address, or a /64 network of IPv6, usually one household or office. `outer` is the /24 (IPv4) or /48 (IPv6)
 * network that contains `inner`. One person can get a whole /48, with 65,536 inner networks, free of charge.
 */
export interface Networks {
  inner: string;
  outer: string;
}

function networksAround(address: ipaddr.IPv4 | ipaddr.IPv6): Networks {
  if (address instanceof ipaddr.IPv4)
    return { inner: address.toString(), outer: `${address.octets.slice(0, 3).join(".")}.0/24` };
  const subnet = (bits: number) => {
    const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`);
    return `${network.toRFC5952String()}/${bits}`;
  };
  return { inner: subnet(64), outer: subnet(48) };
}

/**
 * Behind proxies, uses the entry of X-Forwarded-For that the outermost trusted proxy wrote. Entries to the left of it may be
 * forged. Uses the first if there are fewer entries than proxies, and the connection's address without a valid entry. Without any
 * valid address, the networks are "unknown".
 */
export function visitorNetworks(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): Networks {
  const entries = forwardedFor ? forwardedFor.split(",") : [];
  const entry = trustedProxies > 0 ? entries[Math.max(0, entries.length - trustedProxies)] : undefined;
  const address = parseAddress(entry ?? "") ?? parseAddress(remoteAddress ?? "");
  return address ? networksAround(address) : { inner: "unknown", outer: "unknown" };
}

export const isLoopback = (address: string | undefined): boolean =>
  parseAddress(address ?? "")?.range() === "loopback";

export const remoteAddress = (c: Context): string | undefined => c.env?.incoming?.socket?.remoteAddress;

export type NetworksOf = (c: Context) => Networks;

export const networksReader =
  (trustedProxies: number): NetworksOf =>
  (c) =>
    visitorNetworks(remoteAddress(c), c.req.header("x-forwarded-for"), trustedProxies);

/** Only these hashes of the networks are ever stored. */
export const createVisitorHash = (signingSecret: string, networksOf: NetworksOf): NetworksOf => {
  const hashOf = (text: string) => createHmac("sha256", signingSecret).update(text).digest("base64url");
  return (c) => {
    const { inner, outer } = networksOf(c);
    return { inner: hashOf(`visitor ${inner}`), outer: hashOf(`outer network ${outer}`) };
  };
};
