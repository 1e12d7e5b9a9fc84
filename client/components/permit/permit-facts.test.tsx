import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addDays, longDay } from "#contract/dates.ts";
import { readCouncilTables } from "#server/permits/council-tables.ts";
import { permitTerms } from "#server/permits/permit-terms.ts";
import { PermitFacts } from "./permit-facts.tsx";
import { exampleAuthority, examplePermit } from "./testing/example-permit.ts";

const { fees } = readCouncilTables("data");
const TODAY = "2026-11-29";

const shown = (row: (typeof fees)[number], today: string) =>
  renderToStaticMarkup(
    <PermitFacts
      permit={examplePermit({ fee: null })}
      authority={{ ...exampleAuthority(), terms: permitTerms(row, today) }}
    />,
  ).replaceAll("&#x27;", "'");

test.each(fees)(
  "$name: the page says when its fee was seen, and when it is more than twelve months old",
  (row) => {
    for (const today of [TODAY, addDays(TODAY, 400)]) {
      const terms = permitTerms(row, today);
      const page = shown(row, today);
      if (terms.seenOn) expect(page).toContain(`seen on ${longDay(terms.seenOn)}`);
      const saysOld = /more than twelve months old|so its age isn't known/.test(page);
      expect(saysOld, today).toBe(terms.isOld);
    }
  },
);

test.each(fees)(
  "$name: the page says whether companies register, and has the address or says that it is missing",
  (row) => {
    const page = shown(row, TODAY);
    expect(page.includes("must be registered with the authority")).toBe(row.registration_required === "yes");
    if (row.basis === "second-hand") return;
    if (row.source_url) expect(page).toContain(`href="${row.source_url.replaceAll("&", "&amp;")}"`);
    else expect(page).toContain("we did not record its address");
  },
);
