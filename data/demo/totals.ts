/** Totals from the specification. The demonstration data matches them exactly. */
export const COMPANIES = 4_276;
export const COMPANIES_WITH_EMAIL = 2_862;
export const REVIEWS = 7_258;
/** The sum of all ratings. The mean rating is 4.35. */
export const STARS = Math.round(4.35 * REVIEWS);

/** Company counts of the towns on the home page. The county distinguishes towns of the same name. */
export const TOWN_COUNTS: readonly { town: string; county: string; companies: number }[] = [
  { town: "London", county: "Greater London", companies: 892 },
  { town: "Manchester", county: "Greater Manchester", companies: 156 },
  { town: "Birmingham", county: "West Midlands", companies: 143 },
  { town: "Leeds", county: "West Yorkshire", companies: 98 },
  { town: "Liverpool", county: "Merseyside", companies: 87 },
  { town: "Glasgow", county: "Lanarkshire", companies: 124 },
  { town: "Edinburgh", county: "Midlothian", companies: 89 },
  { town: "Aberdeen", county: "Aberdeenshire", companies: 42 },
  { town: "Dundee", county: "Angus", companies: 28 },
  { town: "Stirling", county: "Stirlingshire", companies: 19 },
  { town: "Cardiff", county: "South Glamorgan", companies: 67 },
  { town: "Swansea", county: "West Glamorgan", companies: 34 },
  { town: "Newport", county: "Gwent", companies: 21 },
  { town: "Wrexham", county: "Clwyd", companies: 16 },
  { town: "Bangor", county: "Gwynedd", companies: 13 },
  { town: "Belfast", county: "County Antrim", companies: 45 },
  { town: "Derry", county: "County Londonderry", companies: 18 },
  { town: "Lisburn", county: "County Antrim", companies: 12 },
  { town: "Newry", county: "County Down", companies: 9 },
  { town: "Armagh", county: "County Armagh", companies: 7 },
];
