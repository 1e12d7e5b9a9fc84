/** The towns listed on the home page, in the order shown. */
export const TOP_LOCATIONS = [
  { nation: "England", towns: ["London", "Manchester", "Birmingham", "Leeds", "Liverpool"] },
  { nation: "Scotland", towns: ["Glasgow", "Edinburgh", "Aberdeen", "Dundee", "Stirling"] },
  { nation: "Wales", towns: ["Cardiff", "Swansea", "Newport", "Wrexham", "Bangor"] },
  { nation: "Northern Ireland", towns: ["Belfast", "Derry", "Lisburn", "Newry", "Armagh"] },
] as const;
