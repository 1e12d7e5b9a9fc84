import { parseArgs } from "node:util";
import { embeddedDatabaseUrl } from "../harness/database.ts";
import { type Product, startProduct } from "../harness/product.ts";
import { createQuestions } from "./questions.ts";

const MAX_SHOWN = 10;

interface Answer {
  status: number;
  body: string;
}

/**
 * What differs between two builds although the page is the same: names and hashes of built files, the nonce and the origin. The
 * text of a page and the data that it embeds stay.
 */
const withoutBuild = (text: string, { url }: Product): string =>
  text
    .replaceAll(url, "")
    .replaceAll(/\/assets\/[^"' )]+/g, "/assets/")
    .replaceAll(/(nonce|integrity)="[^"]*"/g, "")
    .replaceAll(/<(link|script|style)\b[^>]*>/g, "<$1>");

async function ask(product: Product, path: string): Promise<Answer> {
  const response = await fetch(product.url + path, { redirect: "manual" });
  return { status: response.status, body: withoutBuild(await response.text(), product) };
}

/** The two texts from shortly before their first difference. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 120));
  return `  earlier: ${around(a)}\n  this:    ${around(b)}`;
}

async function compare(earlier: Product, current: Product, questions: number, seed: number): Promise<number> {
  const companies: { id: number }[] = await (await fetch(`${earlier.url}/api/companies`)).json();
  const nextPath = createQuestions(
    seed,
    companies.map(({ id }) => id),
  );
  const differing = new Map<string, number>();
  let differences = 0;
  for (let asked = 0; asked < questions; asked += 1) {
    const path = nextPath();
    const [before, now] = await Promise.all([ask(earlier, path), ask(current, path)]);
    if (before.status === now.status && before.body === now.body) continue;
    differences += 1;
    const route = path.replace(/\?.*|\d+/g, "");
    differing.set(route, (differing.get(route) ?? 0) + 1);
    if (differences > MAX_SHOWN) continue;
    console.log(`${path}: ${before.status} and ${now.status}`);
    console.log(firstDifference(before.body, now.body));
  }
  console.log(`${questions} questions, ${differences} different answers`);
  for (const [route, count] of differing) console.log(`  ${count} of ${route}`);
  return differences === 0 ? 0 : 1;
}

const { values, positionals } = parseArgs({
  options: {
    questions: { type: "string", default: "3000" },
    seed: { type: "string", default: "1" },
  },
  allowPositionals: true,
});
const earlier = await startProduct({ cwd: positionals[0] ?? ".", env: { DEMO_DATA: "on" } });
const current = await startProduct({ env: { DATABASE_URL: embeddedDatabaseUrl(earlier.dataDir) } });
try {
  process.exitCode = await compare(earlier, current, Number(values.questions), Number(values.seed));
} finally {
  await current.stop();
  await earlier.stop();
}
