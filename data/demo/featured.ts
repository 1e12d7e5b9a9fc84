/** Towns with one featured company each. All four nations have such towns. */
export const FEATURED_TOWNS: readonly { town: string; county: string }[] = [
  { town: "Leeds", county: "West Yorkshire" },
  { town: "Glasgow", county: "Lanarkshire" },
  { town: "London", county: "Greater London" },
  { town: "Cardiff", county: "South Glamorgan" },
  { town: "Manchester", county: "Greater Manchester" },
  { town: "Belfast", county: "County Antrim" },
  { town: "Bristol", county: "Bristol" },
  { town: "Birmingham", county: "West Midlands" },
  { town: "Edinburgh", county: "Midlothian" },
  { town: "Norwich", county: "Norfolk" },
  { town: "Newcastle upon Tyne", county: "Tyne and Wear" },
  { town: "Swansea", county: "West Glamorgan" },
  { town: "Derry", county: "County Londonderry" },
  { town: "Exeter", county: "Devon" },
  { town: "Aberdeen", county: "Aberdeenshire" },
  { town: "Nottingham", county: "Nottinghamshire" },
];
