import { carrierFileCheck } from "#server/carriers/carrier-file/check-carriers.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { runRegisterCommand } from "./register-command.ts";

const USAGE = `Usage: npm run check:carriers -- FILE                    says what the file shows about each company
       npm run check:carriers -- FILE --apply            records it
       npm run check:carriers -- FILE --date=2026-11-20  if the file was downloaded on another day than it was saved`;

await runRegisterCommand({
  usage: USAGE,
  mostFiles: 1,
  createCheck: (database) => carrierFileCheck(database, readPlaceTables("data/places").towns),
});
