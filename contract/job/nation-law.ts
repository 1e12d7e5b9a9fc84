/** The law on waste transfer notes and on skips on roads. */

interface NationLaw {
  note: string;
  hierarchy: string;
  household: string;
  /** How a record describes padded seats. */
  seats: string;
  /** What the note wants besides the seven facts of England and Wales. */
  origin: string | null;
  /** What the law calls hazardous waste, at the start of a sentence. */
  hazardousWaste: string;
  roads: string;
  permitGuide: string;
}

const NO_NOTE = "A household needs no waste transfer note.";
const NOTE_ON_REQUEST =
  "In Northern Ireland officers may ask a household for the completed waste transfer note: get it from the company, and keep it for 2 years.";
const ENGLAND: NationLaw = {
  note: "regulation 35 of the Waste (England and Wales) Regulations 2011",
  hierarchy: ", as regulation 12 of the Waste (England and Wales) Regulations 2011 asks",
  household: NO_NOTE,
  seats: "domestic seating waste containing POPs",
  origin: null,
  hazardousWaste: "Hazardous waste",
  roads: "the Highways Act 1980",
  permitGuide: "skip-hire-permits",
};
const ORIGIN = "Origin of the waste, if known";
/** We know of no words that the law there sets for seats, so these are those of NetRegs's advice on them. */
const NORTH = {
  hierarchy: "",
  seats: "waste upholstered domestic seating containing POPs",
  permitGuide: "skip-permits-scotland-northern-ireland",
};

export const NATION_LAW = {
  England: ENGLAND,
  Wales: {
    ...ENGLAND,
    seats: `${ENGLAND.seats}; Natural Resources Wales's guidance says which chemicals to list as well`,
  },
  Scotland: {
    ...ENGLAND,
    ...NORTH,
    note: "the Environmental Protection (Duty of Care) (Scotland) Regulations 2014",
    hazardousWaste: "Hazardous waste, in Scotland called special waste,",
    roads: "the Roads (Scotland) Act 1984",
  },
  "Northern Ireland": {
    ...ENGLAND,
    ...NORTH,
    note: "the Controlled Waste (Duty of Care) Regulations (Northern Ireland) 2002, as amended in 2013",
    origin: ORIGIN,
    household: NOTE_ON_REQUEST,
    roads: "the Roads (Northern Ireland) Order 1993",
  },
} as const satisfies Record<string, NationLaw>;
type Nation = keyof typeof NATION_LAW;

/** For a place whose nation is unknown. `seats`, `roads` and `permitGuide` are those of England. */
const ANY_NATION: NationLaw = {
  ...ENGLAND,
  note: "the law on the duty of care for waste in your nation",
  hierarchy: "",
  origin: `${ORIGIN} (Northern Ireland)`,
  household: `In England, Wales and Scotland a household needs no waste transfer note. ${NOTE_ON_REQUEST}`,
};

const isNation = (name: string): name is Nation => name in NATION_LAW;

export const lawOf = (nation: string | null): NationLaw =>
  nation !== null && isNation(nation) ? NATION_LAW[nation] : ANY_NATION;
