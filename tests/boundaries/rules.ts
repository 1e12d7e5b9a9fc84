/** One line of "who may import whom". Paths are the repository's own, packages are named as they are imported. */
export interface Rule {
  name: string;
  from: RegExp;
  /** Files `from` names that the rule does not mean. */
  except?: RegExp;
  /** What may not be imported; `$1` is what `from` found first. */
  to: string;
  /** Importing only types is another matter. */
  typesAllowed?: boolean;
  /** What is right instead. */
  fix: string;
}

/** Tests beside the code, and what they share: they may import anything, and the product may not import them. */
export const TEST_CODE =
  /^(?!tests\/).*(\.test\.tsx?|\/testing\/.+|\/(testing|examples)\.ts|\/test-[a-z-]+\.ts)$/;

/** What cannot be tested or measured over HTTP, such as the memory of one company. */
const IN_PROCESS = /^(bench\/in-process|tests\/security\/in-process)\//;

/** Folders of `server/` that put the domains together instead of being one: start-up, commands and the rendering of pages. */
const COMPOSITION = "boot|commands|pages";

const DOMAIN = `^server/(?!(?:${COMPOSITION}|database|http|geo)/)([a-z-]+)/`;
const HTTP_FILE = /\/(http|[a-z-]+-http|guards|credentials)\.ts$/;
const STORE_FILE = /\/([a-z-]+-)?store\.ts$/;
const OTHER_DOMAIN = `^server/(?!(?:database|http|geo|$1)/)[a-z-]+/`;

/** The catalogue, its search and the directory's front module are layers: each may import the code of those below it. */
const LAYERED = /^server\/(search|companies)\//;

export const RULES: Rule[] = [
  {
    name: "contract-alone",
    from: /^contract\//,
    to: "^(client|server|data|tests|bench)/|^(?!zod$|contract/)[a-z@]",
    fix: "The contract is a promise: it may use zod and itself. Bring what it needs into contract/.",
  },
  {
    name: "contract-light",
    from: /^contract\/(brand|limits|options|quotable|rated)\.ts$/,
    to: "^zod$",
    fix: "Browsers read this file on every screen, and zod costs them most. Put the schema into its noun's file.",
  },
  {
    name: "screens-apart",
    from: /^client\/screens\/([a-z-]+)\//,
    to: "^client/screens/(?!$1/)",
    fix: "A screen knows no other screen. Move what both need to client/components/ or client/queries/.",
  },
  {
    name: "components-below-screens",
    from: /^client\/(components|queries)\//,
    to: "^(client/screens|server)/",
    fix: "What several screens share knows neither screens nor server. Hand it what it needs, or use contract/.",
  },
  {
    name: "no-component-states",
    from: /^(?!client\/component-states\/|tests\/)(?!.*\.states\.tsx$)/,
    to: "^client/component-states/|\\.states\\.tsx$",
    fix: "Component states are for developers only. Move what the product needs beside the component.",
  },
  {
    name: "client-without-server",
    from: /^client\//,
    to: "^server/",
    typesAllowed: true,
    fix: 'Browsers would load server code. Write "import type", or move what both sides need to contract/.',
  },
  {
    name: "database-below-domains",
    from: /^server\/database\//,
    to: "^(client|data)/|^server/(?!database/)",
    fix: "The database folder knows no domain and no HTTP. Hand it what it needs.",
  },
  {
    name: "http-below-domains",
    from: /^server\/http\//,
    to: "^(client|data)/|^server/(?!http/|database/|boot/config.ts$)",
    fix: "server/http serves every domain and knows none. Hand it what it needs from services.ts or api.ts.",
  },
  {
    name: "domains-apart",
    from: new RegExp(DOMAIN),
    except: LAYERED,
    to: OTHER_DOMAIN,
    typesAllowed: true,
    fix: 'Another domain is received from services.ts. Write "import type" and ask for it in create…().',
  },
  {
    name: "search-above-catalogue",
    from: /^server\/search\//,
    to: "^server/(?!database/|http/|geo/|search/|catalogue/)[a-z-]+/",
    typesAllowed: true,
    fix: "Search asks the catalogue and nothing else. Hand over what it needs of another domain.",
  },
  {
    name: "companies-above-search",
    from: /^server\/companies\//,
    to: "^server/(?!database/|http/|geo/|companies/|search/|catalogue/)[a-z-]+/",
    typesAllowed: true,
    fix: 'The directory uses the catalogue and search. Any other domain is received from services.ts: write "import type".',
  },
  {
    name: "geo-is-pure",
    from: /^server\/geo\//,
    to: "^(client|data)/|^server/(?!geo/)|^(?!contract/|server/geo/)[a-z@]",
    fix: "Geometry is arithmetic on numbers: it knows neither domains nor libraries. Hand it what it needs.",
  },
  {
    name: "domains-are-wired",
    from: new RegExp(DOMAIN),
    to: `^client/|^server/(?:${COMPOSITION})/|^server/[^/]+$`,
    typesAllowed: true,
    fix: "Domains are handed what they need by services.ts. Take it as a parameter.",
  },
  {
    name: "domains-without-http",
    from: new RegExp(DOMAIN),
    except: HTTP_FILE,
    to: "^server/http/|^@?hono(/|$)",
    fix: "Only a domain's http.ts speaks HTTP. Return a value or null here, and answer there.",
  },
  {
    name: "http-through-the-front-door",
    from: new RegExp(`${DOMAIN}(.+/)?([a-z-]+-)?http\\.ts$`),
    to: "^server/database/|/([a-z-]+-)?store\\.ts$|^(pg|drizzle-orm)(/|$)",
    fix: "http.ts asks its domain's front door, never the store. Add a function to the front door.",
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
    name: "journeys-from-outside",
    from: /^(tests|bench)\//,
    except: IN_PROCESS,
    to: "^(client|server)/",
    fix: "Journeys and measurements use the product from outside, as people do. Use its pages or /api.",
  },
  {
    name: "data-alone",
    from: /^data\//,
    to: "^client/|^server/(?!database/)",
    typesAllowed: true,
    fix: "Generators and tables know the contract and the database's tables only. Hand over the rest.",
  },
  {
    name: "no-test-code",
    from: /^(?!tests\/)/,
    to: `${TEST_CODE.source}|^tests/(?!harness/)`,
    fix: "The product does not use what was made for its tests. Move it out of the test code.",
  },
  {
    name: "no-harness",
    from: /^(?!tests\/|bench\/)/,
    to: "^tests/",
    fix: "Only tests and measurements start the product. Move it out of the test code.",
  },
];
