/** Generates whole files of companies in the forms in which spreadsheets, address books and databases save them. */

export interface ImportedCompany {
  name: string;
  location: string;
  county: string;
  postcode: string;
  phone: string;
  email: string;
  description: string;
  priceFrom: string;
}

export const MANY = 50_000;

const TOWNS = [
  ["Leeds", "West Yorkshire", "LS1 4AP"],
  ["Llanfairpwllgwyngyll", "Isle of Anglesey", "LL61 5UJ"],
  ["Newcastle upon Tyne", "Tyne and Wear", "NE1 7RU"],
] as const;

/** Names with commas, quotation marks, accents and semicolons; descriptions with line breaks. */
const NAMES = ["Smith, Jones & Co", 'The "Big" Skip', "Café Skips", "O'Hara; Sons", "Skips £5"];

export const companiesOf = (count: number): ImportedCompany[] =>
  Array.from({ length: count }, (_, at) => {
    const [location, county, postcode] = TOWNS[at % TOWNS.length] ?? TOWNS[0];
    const number = String(at).padStart(5, "0");
    return {
      name: `${NAMES[at % NAMES.length]} ${number}`,
      ...{ location, county, postcode },
      phone: `0113 ${String(1_000_000 + at)}`,
      email: `office${at}@skips${at}.example`,
      description: at % 2 === 0 ? `First line ${at}\nsecond, line` : `Plain text ${at}`,
      priceFrom: `${100 + (at % 90)}.50`,
    };
  });

interface Dialect {
  delimiter: string;
  lineEnd: string;
  isQuotedAlways?: boolean;
  before?: string;
  decimal?: string;
}

export const DIALECTS: Readonly<Record<string, Dialect>> = {
  "with commas": { delimiter: ",", lineEnd: "\r\n" },
  "with commas and all cells quoted": { delimiter: ",", lineEnd: "\n", isQuotedAlways: true },
  "with semicolons and decimal commas": { delimiter: ";", lineEnd: "\r\n", decimal: "," },
  "with semicolons that the first line names": {
    delimiter: ";",
    lineEnd: "\r\n",
    before: "sep=;\r\n",
    decimal: ",",
  },
  "with tabs": { delimiter: "\t", lineEnd: "\n" },
  "with bars": { delimiter: "|", lineEnd: "\r\n" },
};

const bytesOf = (text: string) => Buffer.from(text, "utf8");
const swapped = (text: string) => Buffer.from(text, "utf16le").swap16();
/** Windows-1252 and the old Mac's encoding differ from Latin-1 in no character of these files but é and £. */
const oldMac = (text: string) =>
  Buffer.from(text.replaceAll("é", "\x8e").replaceAll(/\r\n|\n/g, "\r"), "latin1");

export const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  "UTF-8": bytesOf,
  "UTF-8 with a mark": (text) => bytesOf(`\uFEFF${text}`),
  "UTF-8 with two marks": (text) => bytesOf(`\uFEFF\uFEFF${text}`),
  "UTF-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16 without a mark": (text) => Buffer.from(text, "utf16le"),
  "UTF-16, high bytes first": (text) => swapped(`\uFEFF${text}`),
  "Windows-1252": (text) => Buffer.from(text, "latin1"),
  "the encoding of old Macs": oldMac,
  "UTF-8 and Windows-1252 by turns": (text) =>
    Buffer.concat(
      text.split(/(?<=\n)/).map((line, at) => (at % 2 === 0 ? bytesOf(line) : Buffer.from(line, "latin1"))),
    ),
};

interface Layout {
  titles: readonly string[];
  /** The lines above and below the table. */
  above?: readonly (readonly string[])[];
  below?: readonly (readonly string[])[];
  cells(company: ImportedCompany, at: number): readonly string[];
}

const plain = ({
  name,
  location,
  county,
  postcode,
  phone,
  email,
  description,
  priceFrom,
}: ImportedCompany) => [...[name, location, county, postcode, phone, email, description, priceFrom]];
const TITLES = ["name", "location", "county", "postcode", "phone", "email", "description", "priceFrom"];

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  "our own columns": { titles: TITLES, cells: plain },
  "a list with a title and a date above": {
    titles: ["Company Name", "Town", "County", "Post Code", "Tel No.", "E-mail", "Description", "Price from"],
    above: [["Skip companies 2026"], [], ["Exported on", "01/11/2026"]],
    cells: plain,
  },
  "a list with merged headings": {
    titles: ["Business", "Town/City", "County", "Postcode", "Telephone", "Email", "About us", "Min price"],
    above: [["Company", "Address", "", "", "Contact", "", "More", ""]],
    cells: plain,
  },
  "a database's columns in capitals": {
    titles: [
      "FIRM_NAME",
      "ADDRESS_TOWN",
      "County (UK)",
      "ADDRESS_POSTCODE",
      "PHONE_NO",
      "E_MAIL",
      "ABOUT",
      "MIN_PRICE",
    ],
    cells: plain,
  },
  "files put together": {
    titles: TITLES,
    cells: plain,
    below: [TITLES, []],
  },
  "an address book": {
    titles: [
      ...["Organization 1 - Name", "Address 1 - Type", "Address 1 - City", "Address 1 - Region"],
      ...["Address 1 - Postal Code", "Phone 1 - Type", "Phone 1 - Value", "E-mail 1 - Value"],
      ...["Description", "Price from"],
    ],
    cells: ({ name, location, county, postcode, phone, email, description, priceFrom }) => [
      ...[name, "Work", location, county, postcode, "Main", phone, email, description, priceFrom],
    ],
  },
  "a search engine's business profiles": {
    titles: [
      ...[
        "Store code",
        "Business name",
        "Address line 1",
        "Locality",
        "Administrative area",
        "Country / Region",
      ],
      ...["Postal code", "Primary phone", "Email", "Description", "From"],
    ],
    cells: ({ name, location, county, postcode, phone, email, description, priceFrom }, at) => [
      ...[
        String(at),
        name,
        "1 Yard Lane",
        location,
        county,
        "GB",
        postcode,
        phone,
        email,
        description,
        priceFrom,
      ],
    ],
  },
  "a spreadsheet that took the phones for numbers": {
    titles: TITLES,
    cells: (company, at) => {
      const phones = [`="${company.phone}"`, `'${company.phone}`, company.phone.replace(/^0/, "")];
      return plain({ ...company, phone: phones[at % phones.length] ?? company.phone });
    },
  },
  "a database's export with unused columns": {
    titles: [...TITLES, "", "", ""],
    cells: (company) => [...plain(company), "", "", ""],
  },
};

const quoted = (cell: string, { delimiter, isQuotedAlways }: Dialect) =>
  isQuotedAlways || cell.includes(delimiter) || /["\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

interface Form {
  layout?: string;
  dialect?: string;
  encoding?: string;
}

/** The bytes of a file with these companies. */
export function fileOf(companies: readonly ImportedCompany[], form: Form): Buffer {
  const { layout = "our own columns", dialect = "with commas", encoding = "UTF-8" } = form;
  const { titles, above = [], below = [], cells } = LAYOUTS[layout] ?? { titles: TITLES, cells: plain };
  const written = DIALECTS[dialect] ?? { delimiter: ",", lineEnd: "\n" };
  const { decimal = ".", delimiter, lineEnd, before = "" } = written;
  const rows = companies.map((company, at) =>
    cells({ ...company, priceFrom: company.priceFrom.replace(".", decimal) }, at),
  );
  const lines = [...above, titles, ...rows, ...below].map((row) =>
    row.map((cell) => quoted(cell, written)).join(delimiter),
  );
  return (ENCODINGS[encoding] ?? bytesOf)(`${before}${lines.join(lineEnd)}${lineEnd}`);
}

/** A column, a cell as it is found in files, and its value, or the reason why its row is refused. */
export const SPOILED_CELLS: readonly (readonly [column: string, cell: string, value: unknown])[] = [
  ["phone", "1132345679.0", "01132345679"],
  ["phone", "447911123456", "+447911123456"],
  ["phone", '="01132345683"', "01132345683"],
  ["phone", "113 496 0001", "0113 496 0001"],
  ["phone", "44 113 496 0001", "+441134960001"],
  ["phone", "1,134,960,001", "01134960001"],
  ["phone", "tel:01134960001", "01134960001"],
  ["phone", "4.47E+11", /shortened by a spreadsheet/],
  ["phone", "########", /too narrow/],
  ["email", "mailto:info@aire.example", "info@aire.example"],
  ["email", "Ann Aire <ann@aire.example>", "ann@aire.example"],
  ["email", "a@aire.example; b@aire.example", "a@aire.example"],
  ["email", "N/A", null],
  ["email", "Unknown", "Unknown"],
  ["website", "-", null],
  ["website", "www.aire.example, www.aire2.example", "https://www.aire.example"],
  ["postcode", "#N/A", null],
  ["priceFrom", "£1,200", "1200.00"],
  ["priceFrom", "1.234,50", "1234.50"],
  ["priceFrom", "1 234,50", "1234.50"],
  ["priceFrom", "120,-", "120.00"],
  ["priceFrom", "120 GBP", "120.00"],
  ["priceFrom", "119.99999999999999", "120.00"],
  ["priceFrom", "1.200", /must be an amount/],
  ["establishedYear", "1998.0", 1998],
  ["establishedYear", "Est. 1998", 1998],
  ["establishedYear", "01/04/1998", 1998],
  ["permits", "✓", true],
  ["permits", "0.0", false],
  ["skipSizes", "06-Aug", /turned into a date/],
  ["operatingHours", "05-Jul", /turned into a date/],
  ["description", "“Best in town”", "Best in town"],
  ["insurance", "Smith &amp; Sons&#39; cover", "Smith & Sons' cover"],
  ["companyNumber", "1234567", "01234567"],
  ["companyNumber", "SC 12345", "SC012345"],
  ["companyNumber", "1.23E+06", /company number such as/],
  ["noticeDays", "2.0", 2],
  ["noticeDays", "3 working days", 3],
  ["confirmedOn", "23/11/2025", "2025-11-23"],
  ["confirmedOn", "3/1/25", "2025-01-03"],
  ["confirmedOn", "11/23/2025", "2025-11-23"],
  ["confirmedOn", "23-Nov-25", "2025-11-23"],
  ["confirmedOn", "23 November 2025", "2025-11-23"],
  ["confirmedOn", "2025-11-23T00:00:00", "2025-11-23"],
  ["confirmedOn", "45984", "2025-11-23"],
];
