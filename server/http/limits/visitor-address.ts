import { isIP } from "node:net";
import type { Context } from "hono";

/** What proxies write: "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711", "fe80::1%eth0". */
function bareAddress(text: string): string | null {
  const inner =
    text.trim().match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ?? text.trim().replace(/^([\d.]+):\d+$/, "$1");
  const address = inner.replace(/%.*$/, "");
  return isIP(address) ? address : null;
}

/** The eight groups of an IPv6 address, whichever way it was abbreviated. */
function groups(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  return [...before, ...Array(8 - before.length - after.length).fill("0"), ...after];
}

/** One household or office is one network: an IPv6 visitor can take any of the 2^64 addresses of theirs. */
function network(address: string): string {
  if (isIP(address) === 4) return address;
  const all = groups(address);
  const mapped = all.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!mapped) return `${all.slice(0, 4).join(":")}::/64`;
  return all
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}

/**
 * Who is asking, as far as the network tells. Behind `trustedProxies` proxies it is the entry that the outermost of
 * them wrote; entries further left come from the visitor and prove nothing.
 */
export function visitorNetwork(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entries = forwardedFor ? forwardedFor.split(",") : [];
  const entry = trustedProxies > 0 ? entries[Math.max(0, entries.length - trustedProxies)] : undefined;
  const address = bareAddress(entry ?? "") ?? bareAddress(remoteAddress ?? "");
  return address ? network(address) : "unknown";
}

/** The address at the other end of the connection; none when a request did not come over one. */
export const remoteAddress = (c: Context): string | undefined => c.env?.incoming?.socket?.remoteAddress;
