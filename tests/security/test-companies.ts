import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables.ts";

/** Small ids are theirs; what the tests add comes after. */
export const COMPANIES = 40;

const LEEDS = {
  location: "Leeds",
  county: "West Yorkshire",
  postcode: "LS1 1UR",
  latitude: 53.8,
  longitude: -1.55,
};

const company = (id: number) => ({
  ...LEEDS,
  id,
  name: `Skips No. ${id}`,
  latitude: LEEDS.latitude + id / 1_000,
  email: `no${id}@skips.example`,
  phone: `01632 9600${id}`,
  website: "https://www.skips.example",
  services: "Skip hire, Grab hire",
  skipSizes: "4 Yard, 6 Yard",
  rating: "4.50",
  featured: id < 4,
});

/** Companies near Leeds that can be asked for quotes. */
export async function fillDirectory(database: Database): Promise<void> {
  await database
    .insert(companies)
    .values(Array.from({ length: COMPANIES }, (_, index) => company(index + 1)));
  await database.$client.query("select setval(pg_get_serial_sequence('companies', 'id'), 1000)");
}
