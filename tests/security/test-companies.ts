import { setTimeout as pause } from "node:timers/promises";
import { queryRows } from "../harness/database.ts";

/** The companies have the ids 1 to 40. Companies that tests add get ids above 1,000. */
export const TEST_COMPANY_COUNT = 40;
const FIRST_ID_OF_TESTS = 1_000;

/** Adds 40 companies near Leeds that accept quote requests, and waits until the product lists them. */
export async function addTestCompanies(databaseUrl: string, productUrl: string): Promise<void> {
  await queryRows(
    databaseUrl,
    `insert into companies (id, name, location, county, postcode, latitude, longitude, email, phone, website,
       services, skip_sizes, rating, featured)
     select id, 'Skips No. ' || id, 'Leeds', 'West Yorkshire', 'LS1 1UR', 53.8 + id / 1000.0, -1.55,
       'no' || id || '@skips.example', '01632 9600' || id, 'https://www.skips.example',
       'Skip hire, Grab hire', '4 Yard, 6 Yard', 4.50, id < 4
     from generate_series(1, $1::int) as id`,
    [TEST_COMPANY_COUNT],
  );
  await queryRows(databaseUrl, "select setval(pg_get_serial_sequence('companies', 'id'), $1::int)", [
    FIRST_ID_OF_TESTS,
  ]);
  const listed = async () => (await (await fetch(`${productUrl}/api/statistics`)).json()).companies;
  while ((await listed()) < TEST_COMPANY_COUNT) await pause(20);
}
