import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { type PermitAnswer, type PermitsQuery, permitAnswerSchema } from "#contract/job/permits.ts";
import { createResponseCache } from "#server/http/cache/response-cache.ts";
import { createRequestQueue } from "#server/http/request-queue.ts";
import { testApi } from "#server/http/testing/test-api.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { gssNumber, packCouncils } from "#server/places/postcodes/packed-councils.ts";
import { packUnits, unitKey } from "#server/places/postcodes/packed-units.ts";
import { unitPostcodes } from "#server/places/postcodes/unit-postcodes.ts";
import { readCouncilTables } from "./council-tables.ts";
import { permitCalls } from "./http.ts";
import { createPermits } from "./permits.ts";

const tables = readCouncilTables("data");
const places = createPlaces(readPlaceTables("data/places"));
const today = () => "2026-11-29";
const permits = createPermits({ tables, places, today });
const find = (location: string, weeks?: number) => permits.find({ location, weeks });
const names = ({ authorities }: PermitAnswer) => authorities.map(({ name }) => name);

/** The councils A and B share sector LS1 1. In LS2, the county C is the road authority of the districts D and E. */
const MADE_UP = (() => {
  const council = (gss: string, road = gss) => ({
    ...{ gss, name: `Council ${gss}`, slug: gss, tier: "unitary" as const, nation: "England" },
    ...{ road_authority_gss: road, website: "https://council.example" },
    ...{ valid_from: "", valid_to: "", replaced_by: "" },
  });
  const row = (sector: string, council_gss: string, postcodes: number) => ({
    sector,
    council_gss,
    postcodes,
  });
  const fee = (gss: string, fee_pence: string) => ({
    ...{ gss, fee_pence, period_days: "28", basis: "page", seen_on: "2026-11-22" },
    ...{ confirmed_by: "seen, not confirmed", note: "" },
  });
  return {
    councils: [council("A"), council("B"), council("C"), council("D", "C"), council("E", "C")],
    sectorCouncils: [
      row("LS1 1", "A", 60),
      row("LS1 1", "B", 40),
      row("LS2 1", "D", 50),
      row("LS2 1", "E", 50),
    ],
    fees: [fee("A", "4000"), fee("B", "5550")],
  };
})();

test("a postcode lies in the council of its sector, with the fee and notice of the council's page", () => {
  const answer = find("DE1 1AA");
  expect(answer).toMatchObject({
    place: { label: "DE1 1AA" },
    certainty: "likely",
    division: "england-and-wales",
    redRoutes: false,
    fee: { from: "44.00", to: "44.00", periodDays: 28, source: "council", seenOn: "2026-11-28" },
    noticeWorkingDays: 3,
    whoApplies: "firm",
  });
  expect(answer.authorities[0]).toMatchObject({ gss: "E06000015", name: "Derby City Council" });
});

test("in a county the road authority is the county council, and the district is named too", () => {
  const answer = find("PR1 2");
  expect(names(answer)).toEqual(["Lancashire County Council"]);
  expect(answer.councils[0]?.name).toBe("Preston City Council");
  expect(answer.fee).toMatchObject({ from: "36.00", periodDays: 28 });
});

test("SW1 means its districts, SW1A and so on", () => {
  expect(find("SW1").authorities[0]?.name).toBe("City of Westminster");
});

test("in London the red routes are Transport for London's", () => {
  expect(find("SW11 1")).toMatchObject({ redRoutes: true });
});

test("in Northern Ireland DfI Roads is the authority everywhere, with no fee known", () => {
  for (const location of ["BT1 1AA", "BT47", "Belfast", "Mid Ulster"])
    expect(find(location)).toMatchObject({
      certainty: "exact",
      division: "northern-ireland",
      authorities: [{ gss: "DFI", share: 1 }],
      fee: null,
    });
});

test("a typed place has a nation, whose law a record cites; one that is in several or in none has none", () => {
  const nations = Object.entries({
    England: ["LS6 2AB", "SW1", "London", "Berwick-upon-Tweed", "England"],
    Wales: ["CF10 1EP", "Cardiff", "Wales"],
    Scotland: ["EH6 5NB", "Glasgow", "Scotland"],
    "Northern Ireland": ["BT1 1AA", "Derry", "Mid Ulster", "Northern Ireland"],
  });
  for (const [nation, typed] of nations)
    for (const place of typed) expect([place, permits.nationOf(place)]).toEqual([place, nation]);
  for (const place of ["", "behind the pub"]) expect(permits.nationOf(place)).toBeNull();
});

test("a town is taken as its middle, but London is no single borough", () => {
  expect(find("Manchester", 1)).toMatchObject({
    certainty: "likely",
    isMiddle: true,
    fee: { from: "38.00", periodDays: 7 },
  });
  const london = find("London");
  expect(london).toMatchObject({ certainty: "split", isMiddle: false, redRoutes: true, fee: null });
  expect(london.authorities.length).toBeGreaterThan(20);
});

test("a county that is one council has its authority and the bank holidays of its nation", () => {
  const shown = [
    "Torbay",
    "Isle of Wight",
    "Cornwall",
    "Surrey",
    "Gwynedd",
    "Anglesey",
    "Orkney",
    "Highland",
  ].map((county) => {
    const { certainty, authorities, division } = find(county);
    return [certainty, ...authorities.map(({ name }) => name), division].join(", ");
  });
  expect(shown).toEqual([
    "likely, Torbay Council, england-and-wales",
    "likely, Isle of Wight Council, england-and-wales",
    "likely, Cornwall Council, england-and-wales",
    "likely, Surrey County Council, england-and-wales",
    "likely, Gwynedd Council, england-and-wales",
    "likely, Isle of Anglesey County Council, england-and-wales",
    "likely, Orkney Islands Council, scotland",
    "likely, The Highland Council, scotland",
  ]);
});

describe("on the day on which councils change", () => {
  const authorities = (location: string, date?: string) => names(permits.find({ location, date }));

  test("the new council grants permits, not a day earlier, and nothing of the old one's terms is carried over", () => {
    for (const [location, successor] of [
      ["RH1 1AA", "East Surrey Council"],
      ["KT17", "East Surrey Council"],
      ["GU1 1", "West Surrey Council"],
      ["Woking", "West Surrey Council"],
    ] as const) {
      expect(authorities(location)).toContain("Surrey County Council");
      expect(authorities(location, "2027-03-31")).toContain("Surrey County Council");
      expect(authorities(location, "2027-04-01")).toContain(successor);
      expect(authorities(location, "2027-04-01")).not.toContain("Surrey County Council");
    }
    const [east] = permits.find({ location: "RH1 1AA", date: "2027-04-01" }).authorities;
    expect(east).toMatchObject({ name: "East Surrey Council", startsOn: "2027-04-01", terms: null });
    const later = createPermits({ tables, places, today: () => "2027-04-01" });
    expect(later.find({ location: "RH1 1AA" }).authorities[0]).toEqual({ ...east, startsOn: null });
  });

  test("a county whose council is divided has no single authority any more, but still its bank holidays", () => {
    const county = permits.find({ location: "Surrey", date: "2027-04-01" });
    expect(county).toMatchObject({ certainty: "unknown", authorities: [], division: "england-and-wales" });
  });

  test("no sector is in a council that does not exist on the day", () => {
    const ended = tables.councils.filter(({ valid_to }) => valid_to !== "");
    for (const day of new Set(tables.councils.map(({ valid_from }) => valid_from).filter(Boolean))) {
      const gone = ended.filter(({ valid_to }) => valid_to < day).map(({ gss }) => gss);
      for (const { sector, council_gss } of tables.sectorCouncils) {
        if (!gone.includes(council_gss)) continue;
        const answer = permits.find({ location: sector, date: day });
        const named = [...answer.authorities, ...answer.councils].map(({ gss }) => gss);
        expect(
          named.filter((gss) => gone.includes(gss)),
          sector,
        ).toEqual([]);
      }
    }
  });

  test("lists take fee and notice from the council of the wanted day", () => {
    const terms = { fee_pence: "5000", period_days: "28", basis: "page", seen_on: "2026-11-28" };
    const [east] = permits.find({ location: "RH1 1AA", date: "2027-04-01" }).authorities;
    const fees = [...tables.fees, { ...terms, gss: east?.gss ?? "", notice_working_days: "4" }];
    const known = createPermits({ tables: { ...tables, fees }, places, today });
    const { place } = known.find({ location: "RH1 1AA" });
    if (!place) throw new Error("RH1 1AA is a place");
    expect(known.feeFor(place, 2)).toBeNull();
    expect(known.feeFor(place, 2, "2027-04-01")).toMatchObject({ from: 5_000, permits: 1 });
    expect(known.siteAt(place, "road").permitNotice).toBeNull();
    expect(known.siteAt(place, "road", { day: "2027-04-01" }).permitNotice).toBe(4);
  });

  test("a hire of 28 days in Torbay needs three months' notice, also in lists, and a shorter one ten days", () => {
    const { place } = permits.find({ location: "TQ1 3AA" });
    if (!place) throw new Error("TQ1 3AA is a place");
    const noticeFor = (weeks: number) => [
      permits.siteAt(place, "road", { weeks }).permitNotice,
      permits.listPermitFor(place, { weeks }).noticeWorkingDays,
      permits.noticeOf(permits.permitFor(place, { weeks }), weeks)?.notice,
    ];
    expect([2, 3].map(noticeFor)).toEqual([
      [10, 10, 10],
      [10, 10, 10],
    ]);
    expect([4, 6].map(noticeFor)).toEqual([
      [65, 65, 65],
      [65, 65, 65],
    ]);
    expect([2, 4].map((weeks) => permits.permitFor(place, { weeks }).noticeWorkingDays)).toEqual([null, 65]);
  });

  test("all days between two changes share one cached answer", () => {
    const canonical = (date: string) => permits.canonicalQuery({ location: "RH1 1AA", date }).date;
    expect(["2026-12-24", "2027-03-31", "2027-04-01", "2027-06-30"].map(canonical)).toEqual([
      ...[undefined, undefined],
      ...["2027-04-01", "2027-04-01"],
    ]);
  });
});

test.each([
  ["York", "City of York Council"],
  ["leeds council", "Leeds City Council"],
  ["Bradford", "City of Bradford Metropolitan District Council"],
  ["Hammersmith and Fulham", "London Borough of Hammersmith & Fulham"],
  ["Stoke on Trent", "Stoke-on-Trent City Council"],
  ["Newcastle City Council", "Newcastle City Council"],
  ["Newcastle", null],
  ["London", null],
  ["Yorkshire", null],
  ["Council", null],
])("the road authority that a company calls %j is %s", (typed, name) => {
  expect(permits.authorityNamed(typed)).toBe(name);
});

test("every road authority is found by its full name", () => {
  for (const name of permits.authorityNames()) expect(permits.authorityNamed(name)).toBe(name);
});

test("every place and every company's address has the bank holidays of its nation", () => {
  const ofPlace = (location: string) => find(location).division;
  for (const location of ["Shropshire", "Dyfed", "England", "Wales", "Isle of Wight", "TD15 1AA", "CH1 1AA"])
    expect(ofPlace(location), location).toBe("england-and-wales");
  for (const location of ["Scotland", "Highland", "Dumfries and Galloway", "Lerwick", "TD9 0AA", "KW1"])
    expect(ofPlace(location), location).toBe("scotland");
  for (const location of ["Northern Ireland", "County Down", "Derry", "BT1"])
    expect(ofPlace(location), location).toBe("northern-ireland");
  const ofCompany = (postcode: string | null, location: string, county = "") =>
    permits.divisionOf({ postcode, location, county });
  expect(ofCompany("EH6 5NB", "Newport", "Gwent")).toBe("scotland");
  expect(ofCompany(null, "Newry", "County Down")).toBe("northern-ireland");
  expect(ofCompany(null, "Newport", "Shropshire")).toBe("england-and-wales");
  expect(ofCompany("nonsense", "Nowhere at all")).toBeNull();
});

test("a county of several councils, a nation and a text that is no place have no single authority", () => {
  for (const location of ["Shropshire", "Lancashire", "Kent", "Greater London", "Scotland", "qqqq zzzz"])
    expect(find(location)).toMatchObject({ certainty: "unknown", authorities: [], fee: null });
  expect(find("qqqq zzzz").place).toBeNull();
});

describe("where a sector lies in two road authorities", () => {
  const split = createPermits({ tables: MADE_UP, places, today });

  test("both are named, and the fee is from the lower to the higher", () => {
    expect(split.find({ location: "LS1 1" })).toMatchObject({
      certainty: "split",
      authorities: [
        { gss: "A", share: 0.6 },
        { gss: "B", share: 0.4 },
      ],
      fee: { from: "40.00", to: "55.50" },
    });
  });

  test("the fee is not known if one of them is not known", () => {
    const fees = MADE_UP.fees.slice(0, 1);
    const half = createPermits({ tables: { ...MADE_UP, fees }, places, today });
    expect(half.find({ location: "LS1 1" }).fee).toBeNull();
  });

  test("two districts of one county are not split", () => {
    expect(split.find({ location: "LS2 1" })).toMatchObject({
      certainty: "likely",
      authorities: [{ gss: "C", share: 1 }],
      councils: [{ gss: "D" }, { gss: "E" }],
    });
  });
});

test("every answer for a sector is a valid one", () => {
  for (const { sector } of tables.sectorCouncils.filter((_row, at) => at % 50 === 0)) {
    const answer = permitAnswerSchema.parse(find(sector));
    expect(answer.authorities.length).toBeGreaterThan(0);
  }
});

/** The canonical queries for which answers were made. */
const found: object[] = [];
const { cached } = createResponseCache({
  version: () => "1",
  maxBytes: 1_000_000,
  queue: createRequestQueue(),
  networksOf: () => ({ inner: "visitor", outer: "network" }),
  setCommonHeaders: () => {},
});
const findCounted = (query: PermitsQuery) => {
  found.push(query);
  return permits.find(query);
};
const api = new Hono().route(
  "/api",
  testApi(permitCalls({ permits: { ...permits, find: findCounted }, cached })),
);

test("GET /api/permits answers for a location, and refuses a query without one", async () => {
  const response = await api.request("/api/permits?location=m1+1ae&weeks=1");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ place: { label: "M1 1AE" }, fee: { from: "38.00" } });
  for (const query of ["", "?location=", "?location=Leeds&weeks=9", `?location=${"x".repeat(300)}`])
    expect((await api.request(`/api/permits${query}`)).status).toBe(400);
});

test("the spellings of a place, and all texts that are none, share one cached answer", async () => {
  const answersMade = async (...queries: string[]) => {
    found.length = 0;
    for (const query of queries) await api.request(`/api/permits?${query}`);
    return found.length;
  };
  expect(await answersMade("location=m2+1ae&x=1", "weeks=2&location=M2%201AE")).toBe(1);
  expect(await answersMade("location=qqqq+zzzz&weeks=3", "location=zzzz+qqqq")).toBe(1);
  expect(await answersMade("location=Leeds&weeks=3", "location=Leeds")).toBe(2);
});

test("with an imported council a full postcode in a split sector has one road authority; an unknown code goes by its sector", () => {
  const exact = createPlaces(readPlaceTables("data/places"));
  const units = [unitKey("1AA"), 51.5, -0.1, unitKey("1AB"), 51.5, -0.1];
  const councils = packCouncils(units, [gssNumber("E09000033"), gssNumber("E07000163")]);
  exact.useUnitPostcodes(unitPostcodes([{ district: "SW1A", units: packUnits(units), councils }]));
  const withCouncils = createPermits({ tables, places: exact, today });
  expect(withCouncils.find({ location: "SW1A 1AA" })).toMatchObject({
    certainty: "exact",
    authorities: [{ gss: "E09000033", share: 1 }],
    redRoutes: true,
  });
  expect(withCouncils.find({ location: "SW1A 1AB" }).certainty).not.toBe("exact");
  expect(withCouncils.find({ location: "SW1A 1" }).certainty).not.toBe("exact");
});
