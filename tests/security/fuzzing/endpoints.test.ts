import fc from "fast-check";
import { test } from "vitest";
import { fuzzParameters } from "../fuzz-runs.ts";
import { send } from "../http-client.ts";
import { expectInvariants } from "../response-invariants.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { requestsTo } from "./fuzzed-requests.ts";

for (const endpoint of ENDPOINTS) {
  const { method, path, fields = [] } = endpoint;
  const which = fields.includes("hireDate") ? " from the quote page" : "";
  test(`${method} ${path}${which} never answers a fuzzed request with a server error`, async () => {
    const times = fields.length > 0 ? 3 : 1;
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint), async (request) =>
        expectInvariants(await send(request), request),
      ),
      fuzzParameters(times),
    );
  });
}
