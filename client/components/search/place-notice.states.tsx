import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import type { LocationSearch } from "#contract/companies.ts";
import { PlaceNotice } from "./place-notice.tsx";

const SEARCHED: LocationSearch = {
  place: { label: "Newport, Gwent", query: "Newport, Gwent", kind: "town", latitude: 51.6, longitude: -3 },
  note: null,
  alternatives: [],
  division: null,
  radius: 25,
  wider: [],
};
const ALTERNATIVES: LocationSearch["alternatives"] = [
  { label: "Newport, Shropshire", query: "Newport, Shropshire", kind: "town" },
  { label: "Newport, Isle of Wight", query: "Newport, Isle of Wight", kind: "town" },
];

const notice = (changes: Partial<LocationSearch>, total = 3) => (
  <PlaceNotice location="Newport" result={{ total, searched: { ...SEARCHED, ...changes } }} />
);

export const states: States = {
  "nothing to say": notice({}),
  note: notice({ note: "We can't find LS1 9ZZ; showing LS1 9" }),
  alternatives: notice({ alternatives: ALTERNATIVES }),
  "few results": notice({ wider: [{ radius: 50, total: 41 }] }),
  "no results": notice({ wider: [{ radius: 50, total: 1 }] }, 0),
  "long text": notice({ note: LONG_TEXT, alternatives: ALTERNATIVES }),
};
