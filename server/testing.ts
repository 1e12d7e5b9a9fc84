import { pino } from "pino";
import { readConfig } from "#server/boot/config.ts";
import { openTestDatabase } from "#server/database/testing/testing.ts";
import type { RenderPage } from "#server/http/pages/pages.ts";
import { createApp } from "./app.ts";
import { connect } from "./database/connect.ts";
import { createServices } from "./services.ts";

/** Stands in for the screens, which need the Vite build: a page that says all it was told. */
const echoPage: RenderPage = async (request) => {
  const { pathname, search } = new URL(request.url);
  const told = [request.method, await request.text(), ...request.headers.keys()].join(" ");
  const body = `<!doctype html><p>${pathname}${search} ${told}</p>`;
  const status = pathname === "/nowhere" ? 404 : 200;
  return { status, headers: new Headers({ "content-type": "text/html; charset=utf-8" }), body };
};

interface TestApp {
  env?: NodeJS.ProcessEnv;
  /** The way to the database at a URL, for tests that cut it. */
  wayTo?: (url: string) => Promise<string>;
}

/** Whose connection a request comes over. */
const comingFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** The product on a database of its own, asked without a network. */
export async function openTestApp({ env = {}, wayTo = async (url) => url }: TestApp = {}) {
  const opened = await openTestDatabase();
  const databaseUrl = await wayTo(opened.url);
  const database = connect(databaseUrl);
  const log = pino({ level: "silent" });
  const config = { ...readConfig(env), adminPassword: "correct horse", signingSecret: "for tests only" };
  const services = await createServices({ config, log, database, replica: null, databaseUrl });
  await services.start();
  const drawings = { folder: "content/guides/drawings", at: "/guides/drawings" };
  const { fetch } = createApp({
    services,
    render: echoPage,
    log,
    files: [drawings],
    pagePaths: ["/company/:id"],
  });
  return {
    database,
    services,
    request: async (path: string, init?: RequestInit, { from = "192.0.2.1" } = {}) =>
      fetch(new Request(new URL(path, "http://localhost:3000"), init), comingFrom(from)),
    async close() {
      await services.stop();
      await database.$client.end();
      await opened.close();
    },
  };
}
