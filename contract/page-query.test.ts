import { describe, expect, it } from "vitest";
import { readPageQuery } from "./page-query.ts";
import { PAGES, type PageName } from "./pages.ts";

const read = (name: PageName, query: string) =>
  String(readPageQuery(PAGES[name].query, new URLSearchParams(query)));

describe("the parameters of a page", () => {
  it.each([
    "location=Leeds&radius=50&page=2",
    "page=2&radius=50&location=Leeds",
    "location=++Leeds%09&radius=50.0&page=02",
    "location=Leeds&radius=49.99999&page=2.1&utm_source=x&zz=7",
    "location=Leeds&location=York&radius=050&page=2&sort=unknown&search=",
  ])("have one spelling: %s", (query) => {
    expect(read("search", query)).toBe("location=Leeds&radius=50&page=2");
  });

  it("are clamped to their range", () => {
    expect(read("search", "radius=1e99&page=-3")).toBe("radius=100&page=1");
    expect(read("search", "radius=0&page=none")).toBe("radius=1");
    expect(read("skip-sizes", "job=garden&bags=99999&waste=wet")).toBe("job=garden&bags=2000");
    expect(read("quote", "companies=7,x,07,8,9,10,11,12&from=here")).toBe("companies=7%2C8%2C9%2C10%2C11");
  });

  it("stay as they are when they are read again", () => {
    const query = read(
      "companies",
      "mode=quote&location=a+%26b&search=%C3%A9&locationSearch=x&sort=name&page=3",
    );
    expect(read("companies", query)).toBe(query);
  });

  it("are none on a page that knows none", () => {
    expect(read("terms", "location=Leeds&page=2")).toBe("");
  });
});
