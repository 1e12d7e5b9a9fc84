import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type Logger, pino } from "pino";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/boot/config.ts";
import { connect } from "#server/database/connect.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import type { RenderPage } from "#server/http/pages/pages.ts";
import { readForm } from "#server/http/posted-form.ts";
import { createServices, readData, type Services } from "#server/services.ts";

/** Replaces the screens, which need the Vite build: shows the facts of its request. */
const echoPage: RenderPage = async (request, { unhandled } = {}) => {
  const { pathname, search } = new URL(request.url);
  const form = request.method === "POST" ? await readForm(request, { texts: ["intent"] }) : [];
  const told = [request.method, ...[...form].flat(), ...request.headers.keys()].join(" ");
  const body = `<!doctype html><p>${pathname}${search} ${told}</p>`;
  const status = unhandled?.status ?? (pathname === "/nowhere" ? 404 : 200);
  return { status, headers: new Headers({ "content-type": "text/html; charset=utf-8" }), body };
};

interface TestApp {
  env?: NodeJS.ProcessEnv;
  /** Maps the database's URL to the URL of a proxy, for tests that interrupt the connection. */
  databaseUrlFor?: (url: string) => Promise<string>;
  /** Creates the function that renders the screens, for tests of whole pages. */
  createRender?: (deps: { services: Services; log: Logger }) => RenderPage;
}

/** The router's environment for a request from an address. Nothing reads the response from this connection. */
const connectionFrom = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress }, headers: {}, destroyed: true },
});

/** Read once for all tests of a process: reading takes longer than all else that opens the product. */
let data: ReturnType<typeof readData> | undefined;

export async function openTestApp({
  env = {},
  databaseUrlFor = async (url) => url,
  createRender = () => echoPage,
}: TestApp = {}) {
  const opened = await openTestDatabase();
  const databaseUrl = await databaseUrlFor(opened.url);
  const database = connect(databaseUrl);
  const log = pino({ level: "silent" });
  const config = { ...readConfig(env), adminPassword: "correct horse", signingSecret: "for tests only" };
  data ??= readData();
  const services = await createServices({ config, log, database, replica: null, databaseUrl, data });
  await services.start();
  const drawings = { folder: "content/guides/drawings", at: "/guides/drawings" };
  const { app, api } = createApp({
    services,
    render: createRender({ services, log }),
    log,
    files: [drawings],
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const listen = async (): Promise<string> => {
    if (!server.listening)
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  return {
    database,
    services,
    routes: [...api.routes, ...app.routes],
    request: async (path: string, init?: RequestInit, { from = "192.0.2.1" } = {}) =>
      app.fetch(new Request(new URL(path, "http://localhost:3000"), init), connectionFrom(from)),
    fetch: async (path: string, init?: RequestInit) => fetch(new URL(path, await listen()), init),
    listen,
    async close() {
      server.close();
      await services.stop();
      await database.$client.end();
      await opened.close();
    },
  };
}
