import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import type { App, Fetch } from "#server/http/request-handler.ts";
import { openDoor } from "./http-server.ts";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answering = (fetch: Fetch): App => ({ fetch, answerAtOnce: () => false });

async function openOnFreePort() {
  const port = await freePort();
  return { door: await openDoor({ host: "127.0.0.1", port }), at: `http://127.0.0.1:${port}`, port };
}

it("tells everybody that we are starting until the product answers", async () => {
  const { door, at } = await openOnFreePort();
  expect((await fetch(`${at}/health/live`)).status).toBe(200);
  expect((await fetch(`${at}/health/ready`)).status).toBe(503);
  const page = await fetch(`${at}/`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  door.serve(answering(() => new Response("the product")));
  expect(await (await fetch(`${at}/`)).text()).toBe("the product");
  await door.close();
});

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", () => resolve(true));
  });

it("finishes the requests under way before it closes, lets none follow on their connections, and takes no more", async () => {
  const { door, port } = await openOnFreePort();
  const arrived = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  door.serve(
    answering(async () => {
      arrived.resolve();
      await finish.promise;
      return new Response("finished");
    }),
  );
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<[string | undefined, string]>((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent }, (response) => {
      response.setEncoding("utf8").on("data", (text) => resolve([response.headers.connection, text]));
    })
      .on("error", reject)
      .end();
  });
  await arrived.promise;
  const closed = door.close();
  await expect.poll(() => isRefused(port)).toBe(true);
  finish.resolve();
  expect(await answer).toEqual(["close", "finished"]);
  await closed;
});

it("answers once more on a connection that was kept, and says that it was the last time", async () => {
  const { door, port } = await openOnFreePort();
  door.serve(answering(() => new Response("the product")));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: "127.0.0.1", agent }, (response) => {
        response.resume().on("end", () => resolve(response));
      })
        .on("error", reject)
        .end();
    });
  expect((await ask()).headers.connection).toBe("keep-alive");
  const closed = door.close();
  await expect.poll(() => isRefused(port)).toBe(true);
  const last = await ask();
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await closed;
});

it("says in one sentence what to do about a port in use", async () => {
  const { door, port } = await openOnFreePort();
  await expect(openDoor({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  await door.close();
});
