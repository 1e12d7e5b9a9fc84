/** Words around the name of a place, in addresses ("near Leeds") and in web searches ("cheap skip hire in Leeds prices"). */
const ADDED = new Set(
  `near nearby around in at for from to of outside by close next me my city town centre center central area areas region local
  district village postcode skip skips hire hires hiring rent rental hired order book find get need want i a cheap cheapest best
  affordable price prices pricing cost costs quote quotes company companies firm firms service services delivery deliver
  collection removal disposal clearance waste rubbish builders builder domestic commercial mini midi maxi roro roll on off grab
  small large open enclosed lockable yard yards yd cubic tonne ton same next day today now online uk gb britain`.split(
    /\s+/,
  ),
);
/** A size, as in "6 yard skip" and "8yd skip". Other numbers are house numbers. */
const SIZE = /^\d{1,2} ?(?:yards?|yd|cubic|tonne)(?= |$)/;
const COUNTRY = / (?:united kingdom|great britain)$/;
const COMPASS =
  /^(?:(?:north|south|northeast|northwest|southeast|southwest|east|west|mid|greater|inner|outer|upper|lower)(?:ern)? )+(?=.)/;

/** A key of `placeKey` without the added words at its ends. Empty if there is nothing else: "near me". */
export function withoutAddedWords(key: string): string {
  const words = key.replace(COUNTRY, "").replace(SIZE, "").trim().split(" ");
  const isAdded = (word: string | undefined) => word !== undefined && ADDED.has(word);
  let [from, to] = [0, words.length];
  while (from < to && isAdded(words[from])) from += 1;
  while (to > from && isAdded(words[to - 1])) to -= 1;
  return words.slice(from, to).join(" ");
}

/** The name after a compass point: "leeds" for "north leeds". Null if the key begins with none. */
export const nameInside = (key: string): string | null =>
  COMPASS.test(key) ? key.replace(COMPASS, "") : null;
