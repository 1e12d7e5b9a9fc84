import { familyNames, isFromAbroad } from "../companies/families.ts";
import type { Random } from "../random.ts";
import type { DemoTown } from "../read-place-tables.ts";
import { NAMES_BY_ORIGIN } from "../words/origins.ts";
import { CUSTOMERS } from "../words/people.ts";

interface Person {
  first: string;
  family: string;
}

/** Weights of the formats of customer names. */
const NAME_FORMATS = {
  "first and letter": 27,
  "first and surname": 30,
  first: 15,
  "letter and surname": 7,
  title: 7,
  couple: 3,
  "first and town": 5,
  "first and trade": 3,
  "small letters": 3,
};

/** Chooses the customer name of a review. Names in `taken` are not used again for the same company. */
export function chooseCustomer(town: DemoTown, trade: boolean, taken: Set<string>, random: Random): string {
  for (;;) {
    const name = formatName(choosePerson(town, random), town, trade, random);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function choosePerson(town: DemoTown, random: Random): Person {
  if (isFromAbroad(town, random)) {
    const { first, family } = random.pick(NAMES_BY_ORIGIN);
    return { first: random.pick<string>(first), family: random.pick<string>(family) };
  }
  return { first: random.pick(firstNames(town, random)), family: random.pick(familyNames(town, random)) };
}

function firstNames({ nation }: DemoTown, random: Random): readonly string[] {
  const local = {
    Scotland: CUSTOMERS.scotland,
    Wales: CUSTOMERS.wales,
    "Northern Ireland": CUSTOMERS.northernIreland,
  }[nation];
  return local && random.chance(0.45) ? local : CUSTOMERS.britain;
}

function formatName({ first, family }: Person, town: DemoTown, trade: boolean, random: Random): string {
  switch (random.weighted(NAME_FORMATS)) {
    case "first and letter":
      return `${first} ${family[0]}${random.pick(["", "."])}`;
    case "first":
      return first;
    case "letter and surname":
      return `${first[0]} ${family}`;
    case "title":
      return `${random.pick(["Mr", "Mrs", "Mrs", "Ms", "Dr"])} ${random.chance(0.5) ? `${first[0]} ` : ""}${family}`;
    case "couple":
      return `${first} & ${random.pick(CUSTOMERS.britain)}`;
    case "first and town":
      return `${first}, ${town.name}`;
    case "first and trade":
      return trade ? `${first} (${random.pick(["builder", "trade", "site manager"])})` : `${first} ${family}`;
    case "small letters":
      return `${first} ${family[0]}`.toLowerCase();
    default:
      return `${first} ${family}`;
  }
}
