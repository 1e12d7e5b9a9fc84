import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Runs in a child process. Prints whether V8 keeps the properties of a later request, response and socket in fast mode. */
const CHILD = `
  import { createServer, get } from "node:http";
  import { warmUpRequestShapes } from "./server/boot/v8-tuning.ts";
  await warmUpRequestShapes();
  let seen;
  const server = createServer((request, response) => {
    seen = [request, response, request.socket].map((made) => %HasFastProperties(made));
    response.end();
  });
  server.listen(0, "127.0.0.1", async () => {
    const { port } = server.address();
    for (let time = 0; time < 20; time += 1) {
      await new Promise((done) => get({ host: "127.0.0.1", port, agent: false }, (answer) => answer.resume().on("close", done)));
      gc();
    }
    console.log(JSON.stringify(seen));
    server.close();
  });
`;
const FLAGS = ["--expose-gc", "--allow-natives-syntax", "--input-type=module"];

it("keeps requests, responses and sockets in fast mode although garbage is collected after every request", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, "--eval", CHILD]);
  expect(JSON.parse(stdout)).toEqual([true, true, true]);
});
