// `npm run test:all` runs the suites of package.json one after the other, and prints one table at the end.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { main, run, secondsSince } from "./run.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

/** `test:screenshots` compares with screenshots from before a change, so here it would have nothing to compare with. */
const LEFT_OUT = ["test:all", "test:screenshots"];

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const suites = Object.keys(scripts).filter((name) => /^test(:|$)/.test(name) && !LEFT_OUT.includes(name));

async function result(suite) {
  console.log(`\n==== ${suite}`);
  const started = performance.now();
  const [program, ...args] = scripts[suite].split(" ");
  const code = await run(program === "node" ? process.execPath : program, args);
  return { suite, result: code === 0 ? "passed" : "failed", seconds: Number(secondsSince(started)) };
}

await main(async () => {
  const results = [];
  for (const suite of suites) results.push(await result(suite));
  console.table(results);
  return results.every(({ result }) => result === "passed") ? 0 : 1;
});
