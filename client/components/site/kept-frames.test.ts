import { expect, test } from "vitest";
import { frameKey, frameOf } from "./kept-frames.ts";

test("a page's header is the first, its footer the last, each without its own element", () => {
  const page =
    '<body><header class="a"><nav>menu</nav></header><main><header class="card">Firm</header>' +
    '<footer class="b">of an article</footer></main><footer class="c">legal</footer><script>1</script></body>';
  expect(frameOf(page)).toEqual({ header: "<nav>menu</nav>", footer: "legal" });
  expect(frameOf("<p>no page</p>")).toBeUndefined();
});

test("frames differ by the link one is at, and by nothing else somebody could put into an address", () => {
  expect(frameKey("/guides/waste-types", true)).toBe(frameKey("/Guides", true));
  expect(frameKey("/company/7", true)).toBe(frameKey("/receipt/secret", true));
  expect(frameKey("/", true)).not.toBe(frameKey("/companies", true));
  expect(frameKey("/", true)).not.toBe(frameKey("/", false));
});
