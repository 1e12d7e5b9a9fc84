import { expect, test } from "vitest";
import { everydayName } from "#contract/text/place-words.ts";
import { placeKey } from "./place-key.ts";
import { readPlaceTables } from "./place-tables.ts";
import { createPlaces } from "./places.ts";

const tables = readPlaceTables("data/places");
const places = createPlaces(tables);

/** The labels of the place and its alternatives. Without a place those of the suggestions, after a question mark. */
function shown(text: string): string[] {
  const found = places.resolve(text);
  if (found.kind === "text")
    return ["?", ...places.explainUnknown(text).suggestions.map(({ label }) => label)];
  const { place, alternatives } = found.searched;
  return [place, ...alternatives].map(({ label }) => label);
}

test.each([
  ["Ross", "Ross on Wye"],
  ["Ross, Herefordshire", "Ross on Wye"],
  ["Poulton", "Poulton-le-Fylde", "Poulton, Gloucestershire"],
  ["poulton lancs", "Poulton-le-Fylde"],
  ["skip hire Gorleston", "Gorleston-on-Sea"],
  ["Chorlton", "Chorlton cum Hardy", "Chorlton, Cheshire"],
  ["Thornaby", "Thornaby-on-Tees"],
  ["Caister", "Caister-on-Sea"],
  ["Saltburn", "Saltburn-by-the-Sea"],
  ["Hetton", "Hetton-Le-Hole", "Hetton, North Yorkshire"],
  ["Hebden", "Hebden, North Yorkshire", "Hebden Bridge"],
  ["Higham", "Higham, Lancashire", "Higham Ferrers"],
  ["Wath", "Wath upon Dearne", "Wath, North Yorkshire"],
  ["Grange", "Grange-over-Sands", "Grange, Kent"],
  ["Gorleston", "Gorleston-on-Sea"],
  ["Westcliff", "Westcliff-on-Sea"],
  ["Sunbury", "Sunbury-on-Thames"],
  ["Goring", "Goring-by-Sea", "Goring, Oxfordshire"],
  ["Yarmouth", "Great Yarmouth", "Yarmouth, Isle of Wight"],
  ["Ashby", "Ashby-de-la-Zouch", "Ashby, Lincolnshire"],
  ["Kingston", "Kingston upon Thames"],
  ["Weston", "Weston-super-Mare"],
  ["Weston, Somerset", "Weston, Somerset", "Weston-super-Mare"],
  ["Barton", "Barton upon Humber", "Barton-le-Clay", "Barton under Needwood", "Barton, Devon"],
  ["Newton", "Newton-le-Willows", "Newton Abbot", "Newton Aycliffe"],
  ["Stratford", "Stratford, Greater London", "Stratford-upon-Avon"],
  ["Leigh", "Leigh, Greater Manchester", "Leigh-on-Sea"],
  ["Chester", "Chester, Cheshire", "Chester-le-Street"],
  ["Bradford", "Bradford"],
  ["Bradford, Wilts", "Bradford on Avon"],
  ["Lynn", "King's Lynn"],
])("%s is %s", (text, ...labels) => {
  expect(shown(text).slice(0, Math.max(labels.length, 1))).toEqual(labels);
});

test("the short name of every town leads to it, or means a larger place", () => {
  const towns = tables.towns.filter(({ population }) => population >= 5_000);
  const lost = towns.filter((town) => {
    const short = everydayName(placeKey(town.name));
    if (!short || shown(short).some((label) => label.split(",")[0] === town.name)) return false;
    const isCalled = (key: string) => key === short || everydayName(key) === short;
    return !towns.some(({ name, population }) => population > town.population && isCalled(placeKey(name)));
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["Tenbury", "Tenbury Wells"],
  ["Tunbridge", "Tunbridge Wells"],
  ["Saffron", "Saffron Walden"],
  ["Rasen", "Market Rasen"],
  ["Bishop Stortford", "Bishop's Stortford"],
  ["Welwyn Garden", "Welwyn Garden City"],
  ["Poultn", "Poulton-le-Fylde"],
])("%s, a part of a name or a misspelt short name, suggests %s", (text, label) => {
  expect(shown(text).slice(0, 2)).toEqual(["?", label]);
});

test.each(["Acme Skips", "Jessop"])("%s suggests nothing", (text) => {
  expect(shown(text)).toEqual(["?"]);
});
