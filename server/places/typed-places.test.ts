import { expect, test } from "vitest";
import { kilometresBetween } from "#server/geo/distance.ts";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);
const centres = new Map(tables.postcodeDistricts.map((row) => [row.outcode, row]));

/** What people see: the label, the note and the labels of the alternatives, or the advice and the suggestions. */
function shown(text: string) {
  const found = places.resolve(text);
  if (found.kind === "text") {
    const { placeHint, suggestions } = places.explainUnknown(text);
    return { label: null, note: placeHint, others: suggestions.map(({ label }) => label), kind: null };
  }
  const { place, note, alternatives } = found.searched;
  return { label: place.label, note, others: alternatives.map(({ label }) => label), kind: place.kind };
}

/** In kilometres. Centres of a place and of its postcode district are rarely further apart. */
const NEAR_KM = 12;

test.each([
  ["Ryton", "NE40", "Tyne and Wear"],
  ["Cheadle", "SK8", "Greater Manchester"],
  ["Hockley", "SS5", "Essex"],
  ["Standon", "SG11", "Hertfordshire"],
  ["Wickham", "PO17", "Hampshire"],
  ["Ashurst", "SO40", "Hampshire"],
  ["Blackburn", "BB1", "Lancashire"],
  ["Fleet", "GU51", "Hampshire"],
  ["Queensbury", "BD13", "West Yorkshire"],
])(
  "%s is the town in %s and is shown with %s, and the others of that name are offered",
  (name, district, county) => {
    const { label, others } = shown(name);
    expect(label).toBe(`${name}, ${county}`);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((other) => other.startsWith(`${name}, `))).toBe(true);
    expect(kilometresTo(name, district)).toBeLessThan(NEAR_KM);
  },
);

test.each([
  ["East Preston", "BN16"],
  ["West Brompton", "SW5"],
  ["West Denton", "NE5"],
  ["Caversham", "RG4"],
  ["Kirkstall", "LS5"],
  ["Burslem", "ST6"],
  ["Sedgley", "DY3"],
  ["Malvern Wells", "WR14"],
  ["Adamsdown", "CF24"],
  ["Bradley Stoke", "BS32"],
  ["Addiscombe", "CR0"],
  ["Bridge of Don", "AB22"],
  ["Dunmurry", "BT17"],
  ["Gorgie", "EH11"],
  ["Small Heath", "B9"],
  ["South Woodham Ferrers", "CM3"],
  ["Compton Bassett", "SN11"],
  ["Zennor", "TR26"],
  ["Edzell", "DD9"],
  ["Derrylin", "BT92"],
  ["Salford Quays", "M50"],
  ["Meadowhall", "S9"],
  ["Aztec West", "BS32"],
  ["Jewellery Quarter", "B18"],
  ["Cardiff Bay", "CF10"],
  ["Marple Bridge", "SK6"],
  ["Colburn", "DL9"],
  ["Oulton Broad", "NR33"],
  ["Stockbridge Village", "L28"],
  ["Widley", "PO7"],
  ["Eyam", "S32"],
  ["Leeds Bradford Airport", "LS19"],
  ["Luton Airport", "LU2"],
  ["London Heathrow", "TW6"],
  ["Walney Island", "LA14"],
  ["Isle of Portland", "DT5"],
  ["Abermaw", "LL42"],
  ["Obar Dheathain", "AB10"],
])("%s is known, in %s", (name, district) => {
  expect(shown(name)).toMatchObject({ kind: "town", note: null });
  expect(kilometresTo(name, district)).toBeLessThan(NEAR_KM);
});

test("every post town that is a town is found near one of its districts, or a note or an alternative leads there", () => {
  const districts = tables.postcodeDistricts.filter(({ post_town }) => post_town);
  const lost = [...Map.groupBy(districts, ({ post_town }) => post_town)].filter(([town, all]) => {
    const found = places.resolve(town);
    if (found.kind === "text") return true;
    const { place, note, alternatives } = found.searched;
    const others = alternatives.map(({ query }) => places.resolve(query));
    const points = [
      place,
      ...others.flatMap((other) => (other.kind === "place" ? other.searched.place : [])),
    ];
    return !note && !all.some((district) => points.some((point) => kilometresBetween(point, district) <= 20));
  });
  expect(lost.map(([town]) => town)).toEqual([]);
});

test("two towns with the same name never have the same label, and a shared name of small towns is never shown alone", () => {
  const labels = [...new Set(tables.towns.map(({ name, county }) => `${name}, ${county}`))];
  expect(labels).toHaveLength(tables.towns.length);
  const shared = [...Map.groupBy(tables.towns, ({ name }) => name)].filter(
    ([, towns]) => towns.length > 1 && Math.max(...towns.map(({ population }) => population)) < 20_000,
  );
  const silent = shared.filter(([name]) => {
    const { label, others, note } = shown(name);
    return label === name || (others.length === 0 && !note);
  });
  expect(shared.length).toBeGreaterThan(500);
  expect(silent.map(([name]) => name)).toEqual([]);
});

test.each([
  ["North Leeds", "Leeds"],
  ["south-west Birmingham", "Birmingham"],
  ["Greater Nottingham", "Nottingham"],
  ["north Cardiff", "Cardiff"],
  ["Preston Railway Station", "Preston"],
  ["Luton University", "Luton"],
  ["Reading West", "Reading"],
  ["Glasgow Southside", "Glasgow"],
  ["Preston Village", "Preston"],
])("%s is a part of %s, and a note says so", (text, label) => {
  expect(shown(text)).toMatchObject({ label, note: `We can't find ${text}; showing ${label}` });
});

test.each(["West Ryton", "East Moy", "North Cheadle Staffs"])(
  "the compass point of %s is not cut off, because the rest is a small place",
  (text) => {
    expect(shown(text).label).toBeNull();
  },
);

test.each([
  ["Sedgley-on-the-Hill DY3", "DY3", "Sedgley-on-the-Hill"],
  ["near LS1", "LS1", "near"],
  ["LS6 area", "LS6", "area"],
  ["12 High St Caversham RG4", "RG4", "12 High St Caversham"],
  ["somewhere in ls6 2", "LS6 2", "somewhere in"],
  ["Flat B2 Qwerty House LS6", "LS6", "Flat B2 Qwerty House"],
  ["(LS6) student houses", "LS6", "student houses"],
])("%s is the district %s, and a note says that %s was not used", (text, label, words) => {
  expect(shown(text)).toMatchObject({ label, note: `Showing ${label}; “${words}” was not used` });
});

test.each([
  ["Nr Leeds", "Leeds"],
  ["nr. Leeds", "Leeds"],
  ["close to Leeds", "Leeds"],
  ["Gt Yarmouth", "Great Yarmouth"],
  ["Gt. Yarmouth, Norfolk", "Great Yarmouth"],
  ["Lt Hulton", "Little Hulton"],
  ["Lwr Earley", "Lower Earley"],
  ["Nth Shields", "North Shields"],
  ["W Bromwich", "West Bromwich"],
  ["N Yorkshire", "North Yorkshire"],
  ["Mkt Harborough", "Market Harborough"],
  ["Skip hire Leeds", "Leeds"],
  ["skip hire in Leeds", "Leeds"],
  ["skips near Leeds", "Leeds"],
  ["Leeds skip hire", "Leeds"],
  ["cheap skip hire Leeds prices", "Leeds"],
  ["6 yard skip hire Leeds", "Leeds"],
  ["8yd skip Leeds", "Leeds"],
  ["skip hire near Leeds, West Yorkshire", "Leeds"],
  ["skip hire Gt Yarmouth", "Great Yarmouth"],
  ["mini skip hire King's Lynn cost", "King's Lynn"],
  ["rubbish removal Hull", "Hull"],
  ["how much is skip hire in Hull 2026", "Hull"],
  ["Hull and surrounding areas", "Hull"],
  ["London Borough of Camden", "Camden Town"],
  ["Leeds City Council", "Leeds"],
  ["nr. Otley, Leeds", "Otley, West Yorkshire"],
  ["Otley nr Leeds West Yorkshire", "Otley, West Yorkshire"],
  ["Kingston u Thames", "Kingston upon Thames"],
  ["Newcastle u Lyme", "Newcastle-under-Lyme"],
  ["Weston-s-Mare", "Weston-super-Mare"],
  ["Ches-le-Street", "Chester-le-Street"],
  ["Bp Auckland", "Bishop Auckland"],
  ["Bp's Stortford", "Bishop's Stortford"],
  ["Lit. Hulton", "Little Hulton"],
  ["Lr Broughton", "Lower Broughton"],
  ["Llandudno Jct", "Llandudno Junction"],
  ["Newcastle/Tyne", "Newcastle upon Tyne"],
  ["N'castle", "Newcastle upon Tyne"],
  ["M/cr", "Manchester"],
  ["WGC", "Welwyn Garden City"],
  ["Skeggy", "Skegness"],
  ["Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "Llanfairpwllgwyngyll"],
  ["Preston, East", "East Preston"],
  ["Yarmouth, Great, Norfolk", "Great Yarmouth"],
])("%s means %s", (text, label) => {
  expect(shown(text)).toMatchObject({ label, note: null });
});

test("a search for nowhere, or for a company, is no place", () => {
  for (const text of [
    "near me",
    "skip hire near me",
    "skips",
    "Near Nowhere Skips",
    "Acme Skip Hire",
    "help",
  ])
    expect([text, shown(text).label]).toEqual([text, null]);
});

test.each([
  ["Malvern Wells, Worcestershire", "Malvern Wells"],
  ["Malvern Wells Worcs", "Malvern Wells"],
  ["Clapham North Yorkshire", "Clapham, North Yorkshire"],
  ["Clayton, West Sussex", "Clayton, West Sussex"],
  ["Ryton, Shropshire", "Ryton, Shropshire"],
  ["Newport, I.O.W.", "Newport, Isle of Wight"],
  ["Bath, Avon", "Bath"],
  ["Ashford, East Kent", "Ashford, Kent"],
  ["Newcastle, T&W", "Newcastle upon Tyne"],
  ["Thurso, Caithness", "Thurso"],
  ["Wick, Caithness", "Wick, Highland"],
  ["Golspie, Sutherland", "Golspie"],
  ["Whitby N Yorks", "Whitby"],
  ["Bangor N. Ireland", "Bangor, County Down"],
  ["Leeds, skip hire", "Leeds"],
  ["Hayes, Bromley", "Hayes, Kent"],
  ["Hayes Bromley", "Hayes, Kent"],
  ["Clifton, Bristol", "Clifton, Bristol"],
  ["Barnard Castle, Durham", "Barnard Castle"],
])("the county behind the name is used: %s means %s", (text, label) => {
  expect(shown(text)).toMatchObject({ label, note: null });
});

test("a namesake far from the town behind the name is not shown without a note", () => {
  expect(shown("Stoke, Plymouth")).toMatchObject({ label: "Stoke, Devon", note: "Stoke is in Devon" });
});

test("a large town near a hamlet of that name in the county behind the name is offered", () => {
  expect(shown("Sutton, Surrey")).toMatchObject({
    label: "Sutton, Surrey",
    others: ["Sutton, Greater London"],
  });
});

test("the former spelling of a town goes before a village that still has it", () => {
  expect(shown("Llanelly")).toMatchObject({ label: "Llanelli", others: ["Llanelly, Monmouthshire"] });
});

test("a name behind a place that is not known is said not to be used", () => {
  expect(shown("Whitby, Ontario")).toMatchObject({
    label: "Whitby",
    note: "Showing Whitby; “Ontario” was not used",
  });
});

test("an unknown place before a county is not read as a known one with another town behind it", () => {
  expect(shown("Newport Wells, Worcestershire")).toMatchObject({
    label: "Worcestershire",
    note: "We can't find Newport Wells; showing Worcestershire",
  });
  expect(shown("12 High Street, Worcestershire").note).toBeNull();
});

test.each([
  "Douglas, IOM",
  "Douglas IoM",
  "Peel, Isle of Man",
  "Ramsey, I.O.M.",
  "Douglas, IM",
  "St Anne, Alderney, CI",
  "Peel, Isle of Man, UK",
  "Gorey, Channel Isles",
  "Port Erin, Isle of Man, British Isles",
])("%s is in a Crown dependency", (text) => {
  expect(shown(text)).toMatchObject({ label: null, note: expect.stringContaining("United Kingdom only") });
});

test.each([
  ["BF1 6FA", "the British Forces"],
  ["bf16fa", "the British Forces"],
  ["BF1 3", "the British Forces"],
  ["BX1 1LT", "banks and tax offices"],
])("%s is a postcode of %s, so a full postcode is not asked for", (text, users) => {
  const { note, others } = shown(text);
  expect(note).toContain(`is a postcode of ${users} and belongs to no place`);
  expect(note).not.toContain("full postcode");
  expect(others).toEqual([]);
});

test.each(["BFPO 23", "bfpo", "B.F.P.O. 57"])("%s is no place, and the advice says whose it is", (text) => {
  expect(shown(text)).toMatchObject({ label: null, note: expect.stringContaining("British Forces") });
});

test.each([
  ["Isle of White", "Isle of Wight"],
  ["Isle of Sheppey", "Isle of Sheppey"],
  ["Sheppey", "Isle of Sheppey"],
  ["High Peak", "High Peak"],
  ["Forest of Dean", "Forest of Dean"],
  ["South Norfolk", "South Norfolk"],
  ["Furness", "Furness"],
  ["Hebrides", "Outer Hebrides"],
  ["Caithness", "Caithness"],
  ["Royal Deeside", "Royal Deeside"],
  ["Wharfedale", "Wharfedale"],
  ["the Midlands", "Midlands"],
  ["Isle of Thanet", "Isle of Thanet"],
])("the area %s is found as %s", (text, label) => {
  expect(shown(text).label).toBe(label);
});

test.each([
  ["LSI", "LS1"],
  ["NWI", "NW1"],
  ["BSI", "BS1"],
  ["lsi", "LS1"],
  ["LSl", "LS1"],
  ["LSIO", "LS10"],
  ["WIA OAA", "W1A 0AA"],
  ["BI", "B1"],
  ["El", "E1"],
  ["m14 sab", "M14 5AB"],
  ["B1 Sea View", "B1"],
])("a district whose 1 was typed as a letter is read: %s is %s", (text, label) => {
  expect(shown(text).label).toBe(label);
});

test("letters that begin a name or are a postcode area are no district", () => {
  for (const text of ["Bri", "Col", "ML", "LL", "BL"])
    expect([text, shown(text).label]).toEqual([text, null]);
});

test.each(["Faxversham", "Muncaster", "Qwertham", "Burslex"])(
  "%s has no suggestion that is far in spelling or sound",
  (text) => {
    const known = shown(text).others.map((label) => label.split(",")[0]);
    expect(known.filter((name) => !["Faversham", "Burslem"].includes(name ?? ""))).toEqual([]);
  },
);

test.each([
  "Notingham",
  "Nottinham",
  "Nottigham",
  "Nottingam",
  "Nottinghm",
  "Nottngham",
  "Nottignham",
  "Nottinghan",
])("%s suggests Nottingham", (text) => {
  expect(shown(text).others[0]).toBe("Nottingham");
});

test.each([
  ["Watton", "Watton, Norfolk"],
  ["Farnborough", "Farnborough, Hampshire"],
  ["Leeds", "Leeds"],
  ["Preston", "Preston"],
  ["St Davids", "St Davids, Pembrokeshire"],
  ["Tyddewi", "St Davids, Pembrokeshire"],
])("%s means %s", (text, label) => {
  expect(shown(text).label).toBe(label);
});

test("a district of large users is known as one, and a postcode in it still finds its place", () => {
  for (const code of ["NE99", "BS99", "M60", "L69", "S98", "EC1P", "W1A"])
    expect([code, tables.largeUserDistricts.has(code)]).toEqual([code, centres.has(code)]);
  expect(places.resolve("NE99 1AA")).toMatchObject({ kind: "place" });
});

function kilometresTo(name: string, district: string): number {
  const found = places.resolve(name);
  const centre = centres.get(district);
  if (found.kind === "text" || !centre) throw new Error(`${name} or ${district} is unknown`);
  return kilometresBetween(found.searched.place, centre);
}

test("a position is the postcode sector around it, and one at sea or abroad is no place", () => {
  const labelOf = (text: string) => shown(text).label;
  expect(labelOf("53.8198,-1.5705")).toBe("LS6 2");
  expect(labelOf(" 53.8198, -1.5705 ")).toBe("LS6 2");
  expect(labelOf("54.6,-5.93")).toMatch(/^BT\d+$/);
  expect(["48.86,2.35", "55,3", "99,200", "53.8198"].map(labelOf)).toEqual([null, null, null, null]);
});

test.each([
  ["Brum", "Birmingham"],
  ["b’ham", "Birmingham"],
  ["So'ton", "Southampton"],
  ["WSM", "Weston-super-Mare"],
  ["Hay on Wye", "Hay-on-Wye"],
  ["Robin Hoods Bay", "Robin Hood's Bay"],
  ["Lee on Solent", "Lee-on-the-Solent"],
  ["East Didsbury", "East Didsbury"],
  ["ＬＳ６", "LS6"],
  ["Ｌｅｅｄｓ", "Leeds"],
])("%s is %s", (text, label) => {
  expect(shown(text).label).toBe(label);
});

test("the name of a position finds the same place, and is its only suggestion", () => {
  for (const position of ["53.8198,-1.5705", "54.6,-5.93", "51.5,-0.12", "57.48,-4.22"]) {
    const name = places.withoutPosition(position);
    expect(shown(name)).toEqual({ ...shown(position), note: null });
    expect(places.suggest(position).map(({ query }) => query)).toEqual([name]);
  }
  expect(["48.86,2.35", "Leeds"].map(places.withoutPosition)).toEqual(["48.86,2.35", "Leeds"]);
  expect(places.suggest("48.86,2.35")).toEqual([]);
});

test.each([
  ["Ormeau Road Belfast", "Belfast", "We can't find Ormeau Road Belfast; showing Belfast"],
  ["Bricknell Hull", "Hull", "We can't find Bricknell Hull; showing Hull"],
  ["12 High Street Leeds", "Leeds", null],
])("%s, without a comma, ends with the town that is shown", (text, label, note) => {
  expect(shown(text)).toMatchObject({ label, note });
});

test("a misspelled name before a town is offered rather than the town shown", () => {
  expect(shown("Pudsy Leeds")).toMatchObject({ label: null, others: ["Pudsey"] });
});
