import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { API_GROUPS } from "#contract/api/groups.ts";
import { ALL_PAGES } from "#contract/pages.ts";
import { redactPath } from "../../server/http/canonical-path.ts";
import { visitorNetworks } from "../../server/http/limits/visitor-address.ts";
import { quoteTokens } from "../../server/quotes/quote-tokens.ts";
import { idTokens } from "../../server/signing.ts";

const config = readFileSync("deploy/nginx/skip-finder.conf", "utf8");

/** The pattern and the replacement of the map that shortens paths for nginx's log. */
const [, pattern = "", shown] = /map \$uri \$skip_finder_path \{\n *"~(.+)" (\S+);/.exec(config) ?? [];

function loggedPath(path: string): string {
  const start = new RegExp(pattern).exec(path)?.groups?.skip_finder_shown;
  return start === undefined ? path : `${start}/...`;
}

/** Path parameters with public values, such as a number or a town's name. Every other parameter counts as a secret. */
const PUBLIC_PARAMETERS = ["id", "deliveryId", "checkId", "slug", "town", "part"];

const PATHS = [
  ...ALL_PAGES.map(({ path }) => path),
  ...API_GROUPS.flatMap(({ calls }) => calls.map(({ path }) => `/api${path}`)),
].map((path) => path.replaceAll(/\{(\w+)\}/g, ":$1"));

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
const hasSecret = (path: string) => parametersOf(path).some((name) => !PUBLIC_PARAMETERS.includes(name));

const quote = quoteTokens({ signingSecret: "secret" });
const asked = { reference: "SF-2B4D6F", companyId: 1 };
/** Tokens as the product issues them, by the start of the paths that contain them. */
const TOKENS = {
  "/receipt/": [quote.issue(asked.reference), quote.issueEmailed(asked.reference)],
  "/api/receipts/": [quote.issue(asked.reference), quote.issueEmailed(asked.reference)],
  "/answer/": [quote.issueFor("answer", asked)],
  "/api/answers/": [quote.issueFor("answer", asked)],
  "/review/": [quote.issueFor("review", asked)],
  "/api/reviews/invited/": [quote.issueFor("review", asked)],
  "/confirm-claim/": [idTokens("claim", { signingSecret: "secret" }).issue(1)],
  "/my-review/": [idTokens("my-review", { signingSecret: "secret" }).issue(1)],
  // The format of `newToken` in server/firms/firms.ts.
  "/firm/open/": [randomBytes(32).toString("base64url")],
};

const SECRET_PATHS = PATHS.filter(hasSecret);

describe("the log of nginx", () => {
  it("names the log's path by the map, and shows no other part of the request line", () => {
    expect(shown).toBe("$skip_finder_shown/...");
    expect(config).toContain('"$request_method $skip_finder_path" $status');
    expect(config.match(/^log_format .*;$/gm)).toHaveLength(1);
    expect(config).not.toMatch(/^log_format .*\$(uri|request|request_uri|args|http_referer)\b/m);
  });

  it.each(SECRET_PATHS)("does not contain the secret of %s, and neither does the product's log", (path) => {
    const start = Object.keys(TOKENS).find((each) => path.startsWith(`${each}:`)) as keyof typeof TOKENS;
    expect(start, "Add the path with the token that the product issues for it.").toBeDefined();
    for (const token of TOKENS[start]) {
      const whole = path.replace(/:\w+/, token);
      expect(loggedPath(whole)).toBe(`${start}...`);
      expect(redactPath(whole)).not.toContain(token);
    }
  });

  it("contains the whole of every other path", () => {
    const others = PATHS.filter((path) => !hasSecret(path));
    expect(others.map(loggedPath)).toEqual(others);
    expect(SECRET_PATHS.length).toBeGreaterThan(10);
  });

  it("ends at the first secret of a path", () => {
    const secret = "x".repeat(40);
    expect(loggedPath(`/a/${secret}/b/${secret}`)).toBe("/a/...");
    expect(loggedPath(`/${secret}`)).toBe("/...");
  });
});

/** The key that a map of nginx gives an address. */
function mapped(name: string, address: string): string {
  const [, body = ""] =
    new RegExp(`map \\$remote_addr \\$${name} \\{([^}]*(?:\\{1,\\d\\}[^}]*)*)\\n\\}`).exec(config) ?? [];
  for (const [, pattern = ""] of body.matchAll(/"~(.+)" /g)) {
    const found = new RegExp(pattern).exec(address)?.[1];
    if (found) return found;
  }
  return address;
}

const ADDRESSES = [
  "192.0.2.1",
  "192.0.2.2",
  "192.0.20.1",
  "2001:db8:1:2::1",
  "2001:db8:1:2:3:4:5:6",
  "2001:db8:1:3::1",
  "2001:db8:2:2::1",
];

it.each([
  ["inner", "skip_finder_network"],
  ["outer", "skip_finder_outer_network"],
] as const)("nginx counts visitors by the same %s network as the product", (level, name) => {
  const ofProduct = ADDRESSES.map((address) => visitorNetworks(address, undefined, 0)[level]);
  const ofNginx = ADDRESSES.map((address) => mapped(name, address));
  const firstOf = (keys: string[]) => keys.map((key) => keys.indexOf(key));
  expect(firstOf(ofNginx)).toEqual(firstOf(ofProduct));
  expect(new Set(ofNginx).size).toBeLessThan(ADDRESSES.length);
});
