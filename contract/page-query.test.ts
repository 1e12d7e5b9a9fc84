import { describe, expect, it, vi } from "vitest";
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
    expect(read("search", "maxTotal=1e99&page=-3")).toBe("maxTotal=10000&page=1");
    expect(read("search", "maxTotal=0&page=none")).toBe("maxTotal=1");
    expect(read("quote", "companies=7,x,07,8,9&from=here")).toBe("companies=7%2C8%2C9");
  });

  it("of a plan are its answers and the road authority that was chosen", () => {
    expect(
      read("plan", "asked=1&stands=road&bags=+40&kind=patio&authority=E06000015&location=+DE3+0AA"),
    ).toBe("kind=patio&bags=40&location=DE3+0AA&stands=road&authority=E06000015&asked=1");
    expect(read("plan", "kind=castle&authority=DFI&asked=yes")).toBe("");
  });

  it("keep a number of bags that is not valid, so that the page can say what is wrong with it", () => {
    expect(read("plan", "bags=99999")).toBe("bags=99999");
  });

  it("stay as they are when they are read again", () => {
    const query = read(
      "companies",
      "mode=quote&location=a+%26b&search=%C3%A9&locationSearch=x&sort=name&page=3",
    );
    expect(read("companies", query)).toBe(query);
  });

  it("include the job, whose lists may be repeated as checkboxes send them", () => {
    const job = "stands=road&size=6&waste=soil&waste=garden&weeks=3&date=2026-12-24";
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(read("search", `${job}&location=LS6+2AB`)).toBe(
      "location=LS6+2AB&size=6&date=2026-12-24&weeks=3&stands=road&waste=garden%2Csoil",
    );
    vi.useRealTimers();
  });

  it.each([
    "size=7",
    "size=six",
    "date=2026-02-30",
    "date=tomorrow",
    "weeks=9",
    "weeks=0",
    "stands=moon",
    "waste=gold",
    "radius=-5",
    "radius=99999",
  ])("name a part of the job or a radius that cannot be read: %s", (query) => {
    const name = query.split("=")[0];
    expect(read("search", query)).toBe(`ignored=${name}`);
    expect(read("search", `ignored=${name}`)).toBe(`ignored=${name}`);
    expect(read("search", `${query}&ignored=other`)).toBe(`ignored=${name}`);
  });

  it("keep the known wastes, and say that others were left out", () => {
    expect(read("search", "waste=gold,garden,soil")).toBe("waste=garden%2Csoil&ignored=some-waste");
    expect(read("search", "waste=garden%2Csoil&ignored=some-waste")).toBe(
      "waste=garden%2Csoil&ignored=some-waste",
    );
    expect(read("search", "waste=soil,garden,soil")).toBe("waste=garden%2Csoil");
  });

  it("of the calculator that is gone are left out without a word", () => {
    for (const waste of ["light", "heavy"])
      expect(read("skip-sizes", `job=garden&bags=0&weight=lead&waste=${waste}`)).toBe("");
    expect(read("skip-sizes", "waste=lead")).toBe("ignored=waste");
  });

  it("keep the first five companies, and say that others were left out", () => {
    expect(read("compare", "ids=7,1,2,3,4,5,6")).toBe("ids=7%2C1%2C2%2C3%2C4&ignored=more-companies");
    expect(read("quote", "companies=1,2,3,4,5,6")).toBe("companies=1%2C2%2C3%2C4%2C5&ignored=more-companies");
    expect(read("compare", "ids=1,2,3,4,5")).toBe("ids=1%2C2%2C3%2C4%2C5");
  });

  it("name a date that has passed as such", () => {
    expect(read("search", "date=2020-01-01")).toBe("ignored=past-date");
    expect(read("search", "ignored=past-date")).toBe("ignored=past-date");
    expect(read("search", "date=2020-01-01&size=7")).toBe("ignored=size%2Cpast-date");
  });

  it("forget that a part was ignored as soon as it can be read", () => {
    expect(read("search", "size=6&ignored=size")).toBe("size=6");
  });

  it("are none on a page that knows none", () => {
    expect(read("terms", "location=Leeds&page=2")).toBe("");
  });
});
