import type { Import } from "./modules.ts";

/** A rule that forbids imports. The patterns match paths in the repository and names of packages. */
interface Rule {
  name: string;
  /** Matches the importing files. */
  from: RegExp;
  /** Importing files that the rule does not apply to. */
  except?: RegExp;
  /** Pattern of the forbidden imports. `$1` is replaced by the first group that `from` matched. */
  to: string;
  /** True if the rule allows type-only imports, which the compiler removes. */
  typesAllowed?: boolean;
  /** Tells the developer what to do instead. */
  fix: string;
}

/** Unit tests and their shared code. They can import anything, and the product must not import them. */
export const TEST_CODE =
  /^(?!tests\/).*(\.test\.tsx?|\/testing\/.+|\/(testing|examples)\.ts|\/test-[a-z-]+\.ts)$/;

/** Tests that are impossible over HTTP, and the database of the benchmark. */
const IN_PROCESS = /^(bench|tests\/security|tests\/documents)\/in-process\//;

/** Folders of `server/` that combine the domains and are not domains themselves. */
const COMPOSITION = "boot|commands|pages";

const DOMAIN = `^server/(?!(?:${COMPOSITION}|database|http|geo|pricing)/)([a-z-]+)/`;
const HTTP_FILE = /\/(http|[a-z-]+-http|guards|credentials)\.ts$/;
const STORE_FILE = /\/([a-z-]+-)?store\.ts$/;
const OTHER_DOMAIN = `^server/(?!(?:database|http|geo|pricing|$1)/)[a-z-]+/`;

/** Layered domains: `companies` can import `search` and `catalogue`, and `search` can import `catalogue`. */
const LAYERED = /^server\/(search|companies)\//;

/** Files of the contract without schemas, which screens load, or whose types are not part of the API. */
const LIGHT = [
  "brand|import-order|limits|options|page-query|pictures|quotable|rated|towns|api/openapi|desk/options|figures/figures",
  "answers/(figures|offer|offer-form)|firms/listing-parts|forms/form-options|hires/presses",
  "job/(collected-apart|job|nation-law|permit-notice-length|road-words|typed-wastes|waste-codes|waste-words)",
  "plan/(heavy-waste|job-kinds|material-warning|materials|plan|price-for-waste|size-advice|waste-items)",
  "registers/register-options|search/filters|text/(district-list|pounds)|work/(aside|work-kinds)",
].join("|");

export const IMPORT_RULES: Rule[] = [
  {
    name: "contract-alone",
    from: /^contract\//,
    to: "^(client|server|data|demo|tests|bench)/|^(?!zod$|contract/)[a-z@]",
    fix: "The contract can import only zod and its own files. Move the code that it needs into contract/.",
  },
  {
    name: "contract-light",
    from: new RegExp(`^contract/(${LIGHT})\\.ts$`),
    to: "^zod$",
    fix: "Browsers load this file, and zod is large. Move the schema to the file of its type.",
  },
  {
    name: "screens-apart",
    from: /^client\/screens\/([a-z-]+)\//,
    to: "^client/screens/(?!$1/)",
    fix: "A screen must not import another screen. Move shared code to client/components/ or client/queries/.",
  },
  {
    name: "components-below-screens",
    from: /^client\/(components|queries|urls)\//,
    to: "^(client/screens|server)/",
    fix: "Shared components must import neither screens nor the server. Pass parameters, or use contract/.",
  },
  {
    name: "queries-below-components",
    from: /^client\/(queries|urls)\//,
    to: "^client/components/",
    fix: "Components import queries and URLs. Move the shared code to contract/ or client/urls/.",
  },
  {
    name: "no-component-states",
    from: /^(?!client\/component-states\/|tests\/)(?!.*\.states\.tsx$)/,
    to: "^client/component-states/|\\.states\\.tsx$",
    fix: "Component states are for developers only. Move the code that the product needs next to the component.",
  },
  {
    name: "client-without-server",
    from: /^client\//,
    to: "^server/",
    typesAllowed: true,
    fix: 'Browsers would load server code. Write "import type", or move shared code to contract/.',
  },
  {
    name: "database-below-domains",
    from: /^server\/database\//,
    to: "^(client|data|demo)/|^server/(?!database/)",
    fix: "The database folder must import neither domains nor HTTP code. Pass parameters instead.",
  },
  {
    name: "http-below-domains",
    from: /^server\/http\//,
    to: "^(client|data|demo)/|^server/(?!http/|database/|boot/config.ts$|refusal.ts$)",
    fix: "server/http must not import domains. Pass parameters from services.ts or api.ts.",
  },
  {
    name: "domains-apart",
    from: new RegExp(DOMAIN),
    except: LAYERED,
    to: OTHER_DOMAIN,
    typesAllowed: true,
    fix: 'services.ts provides other domains. Write "import type" and add a parameter to create…().',
  },
  {
    name: "search-above-catalogue",
    from: /^server\/search\//,
    to: "^server/(?!database/|http/|geo/|pricing/|search/|catalogue/)[a-z-]+/",
    typesAllowed: true,
    fix: "Search can import only the catalogue. Pass parameters for everything else.",
  },
  {
    name: "companies-above-search",
    from: /^server\/companies\//,
    to: "^server/(?!database/|http/|geo/|pricing/|companies/|search/|catalogue/)[a-z-]+/",
    typesAllowed: true,
    fix: 'The directory can import the catalogue and search. services.ts provides other domains: write "import type".',
  },
  {
    name: "pure-functions",
    from: /^server\/(geo|pricing)\//,
    to: "^(client|data|demo)/|^server/(?!$1/)|^(?!contract/|server/$1/)[a-z@]",
    fix: "Every domain may import geometry and pricing, so these must import neither domains nor libraries. Pass parameters instead.",
  },
  {
    name: "domains-get-parameters",
    from: new RegExp(DOMAIN),
    to: `^client/|^server/(?:${COMPOSITION})/|^server/(?!refusal\\.ts$|signing\\.ts$)[^/]+$`,
    typesAllowed: true,
    fix: "services.ts passes dependencies to the domains. Add a parameter.",
  },
  {
    name: "domains-without-http",
    from: new RegExp(DOMAIN),
    except: HTTP_FILE,
    to: "^server/http/|^@?hono(/|$)",
    fix: "Only the http.ts of a domain handles HTTP. Return a value, null or a Refusal here, and create the response there.",
  },
  {
    name: "http-without-store",
    from: new RegExp(`${DOMAIN}(.+/)?([a-z-]+-)?http\\.ts$`),
    to: "^server/database/|/([a-z-]+-)?store\\.ts$|^(pg|drizzle-orm)(/|$)",
    fix: "http.ts must not import the store. Add a function to the main file of the domain.",
  },
  {
    name: "sql-in-stores",
    from: new RegExp(DOMAIN.replace("database|", "database|jobs|")),
    except: STORE_FILE,
    to: "^server/database/|^(pg|drizzle-orm)(/|$)",
    typesAllowed: true,
    fix: "SQL belongs to the domain's store.ts. Add a function there that returns rows or null.",
  },
  {
    name: "tests-over-http",
    from: /^(tests|bench)\//,
    except: IN_PROCESS,
    to: "^(client|server)/",
    fix: "These tests and measurements use the product over HTTP. Use its pages or /api.",
  },
  {
    name: "data-alone",
    from: /^(data|demo)\//,
    to: "^client/|^server/(?!database/|geo/)",
    typesAllowed: true,
    fix: "data/ and demo/ can import only the contract, the database tables and geometry. Pass parameters for everything else.",
  },
  {
    name: "no-test-code",
    from: /^(?!tests\/)/,
    // Components in states for tests and for /dev/components.
    except: /^client\/.+\.states\.tsx$/,
    to: `${TEST_CODE.source}|^tests/(?!harness/)`,
    fix: "The product must not import test code. Move the shared code out of the test code.",
  },
  {
    name: "no-harness",
    from: /^(?!tests\/|bench\/|playwright\.config\.ts$)/,
    to: "^tests/",
    fix: "Only tests and measurements can import tests/. Move the shared code out of the test code.",
  },
];

/** Returns the rules that an import breaks. Imports of test code break none. */
export const brokenRules = (one: Import): Rule[] =>
  TEST_CODE.test(one.from) ? [] : IMPORT_RULES.filter((rule) => breaks(rule, one));

function breaks(rule: Rule, { from, to, typeOnly }: Import): boolean {
  if (typeOnly && rule.typesAllowed) return false;
  const match = from.match(rule.from);
  if (!match || rule.except?.test(from)) return false;
  return new RegExp(rule.to.replaceAll("$1", match[1] ?? "")).test(to);
}

/** Returns an error message for each rule that an import breaks. */
export const describeViolations = (one: Import): string[] =>
  brokenRules(one).map(({ fix, name }) => `${one.from}:${one.line} imports ${one.to}\n  ${fix} (${name})`);
