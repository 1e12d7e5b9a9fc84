import { companyRegisterCheck } from "#server/carriers/company-registers/check-companies.ts";
import { runRegisterCommand } from "./register-command.ts";

const USAGE = `Usage: npm run check:companies -- FILE...            says what the files show about each company
       npm run check:companies -- FILE... --apply    records it
       npm run check:companies -- FILE... --date=2026-11-01

FILE is Companies House's free company data, or the goods vehicle operator licences, as CSV. Name all parts of a register
together. The day is that in the file's name, otherwise that on which it was saved, unless --date names another.`;

await runRegisterCommand({
  usage: USAGE,
  mostFiles: Number.POSITIVE_INFINITY,
  createCheck: companyRegisterCheck,
});
