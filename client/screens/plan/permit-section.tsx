import { TextField } from "#client/components/form/fields.tsx";
import { PermitFacts } from "#client/components/permit/permit-facts.tsx";
import { middleWords, NORTHERN_IRISH_ROADS, RED_ROUTES } from "#client/components/permit/permit-words.ts";
import { roadLimits } from "#client/components/permit/road-limits.ts";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { NATION_LAW } from "#contract/job/nation-law.ts";
import type { PermitAnswer } from "#contract/job/permits.ts";
import { roadWords } from "#contract/job/road-words.ts";
import { MAX_SEARCH_TEXT } from "#contract/limits.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { usePlanQuery } from "./plan-query.ts";
import { AskForm, MissingAnswerNote, PlanSection, WarningNote } from "./plan-section.tsx";
import { shareWords } from "./plan-words.ts";

export function PermitSection({ plan }: { plan: Plan }) {
  const { query, planUrl } = usePlanQuery();
  const { permit } = plan;
  const { title } = roadWords(permit?.division);
  if (query.stands === "drive")
    return (
      <PlanSection id="permit" title={title}>
        <p>
          <strong>None</strong>, as long as the whole skip stands on your own land. If any of it stands on the
          road, the pavement or a verge,{" "}
          {permit?.division === "northern-ireland" ? "it may need consent" : "it needs one"}:{" "}
          <a href={planUrl({ stands: "road" })} className="link">
            see what for
          </a>
          .
        </p>
      </PlanSection>
    );
  return (
    <PlanSection id="permit" title={query.stands === "road" ? title : `${title}, if it stands on the road`}>
      {permit ? (
        <RoadPermit permit={permit} plan={plan} />
      ) : (
        <AskForm asks="location" button="Show the council">
          <TextField label="Postcode or town" name="location" {...PLACE} />
        </AskForm>
      )}
      <p className="print:hidden">
        <GuideLink slug={permitGuide(permit?.division ?? null)}>How permits work</GuideLink>{" "}
        {permit?.division && permit.division !== "northern-ireland" && (
          <>
            or{" "}
            <a href={GOV_UK} className="link">
              find your council's page on GOV.UK
            </a>
          </>
        )}
      </p>
    </PlanSection>
  );
}

const PLACE = { maxLength: MAX_SEARCH_TEXT, placeholder: "LS6 2AB", autoComplete: "postal-code" } as const;

/** The government's page for Great Britain, which links to the page of each council. */
const GOV_UK = "https://www.gov.uk/find-licences/apply-skip-permit";

const permitGuide = (division: PermitAnswer["division"]): string =>
  NATION_LAW[division === "scotland" || division === "northern-ireland" ? "Scotland" : "England"].permitGuide;

function RoadPermit({ permit, plan }: { permit: PermitAnswer; plan: Plan }) {
  const { query, planUrl } = usePlanQuery();
  const { choices, skip } = plan;
  const { certainty, authorities, redRoutes, isMiddle, place } = permit;
  const [authority] = authorities;
  if (!authority)
    return (
      <MissingAnswerNote>
        A postcode says whose permit a skip on the road needs in {place?.label}.
      </MissingAnswerNote>
    );
  if (choices.length > 0) return <Choice permit={permit} choices={choices} />;
  if (certainty === "split")
    return (
      <MissingAnswerNote>
        {place?.label} lies in {authorities.length} road authorities. A full postcode says which is yours.
        {redRoutes && ` ${RED_ROUTES}`}
      </MissingAnswerNote>
    );
  const isChosen = query.authority !== undefined;
  // The facts below say who may apply.
  const terms = authority.terms && { ...authority.terms, whoApplies: undefined };
  const limits = roadLimits(authority.name, terms, { size: skip?.size, weeks: query.weeks });
  return (
    <>
      {authority.gss === "DFI" && <p>{NORTHERN_IRISH_ROADS}</p>}
      {limits && <WarningNote>{limits}</WarningNote>}
      <PermitFacts permit={permit} authority={authority} />
      {redRoutes && <p>{RED_ROUTES}</p>}
      {isMiddle && place && <p className="text-ink-soft">{middleWords(place.label)}</p>}{" "}
      {isChosen && certainty === "exact" && authority.gss !== "DFI" && (
        <p className="print:hidden">
          Lists of companies do not know your choice, so they show the permit's fee as not known.{" "}
          <a href={planUrl({ authority: undefined })} className="link">
            Choose another authority
          </a>
        </p>
      )}
    </>
  );
}

function Choice({ permit, choices }: { permit: PermitAnswer; choices: Plan["choices"] }) {
  const { planUrl } = usePlanQuery();
  return (
    <>
      <p>
        {permit.place?.label} lies in {choices.length} road authorities. <strong>Which is yours?</strong> It
        is the council that mends your road.
      </p>
      <ul className="grid gap-2">
        {choices.map(({ gss, name, share }) => (
          <li key={gss}>
            <a
              href={`${planUrl({ authority: gss })}#permit`}
              rel="nofollow"
              className="grid min-h-11 content-center rounded-control border-2 border-edge bg-white px-4 py-1.5 hover:border-ink"
            >
              <span className="font-semibold">{name}</span>{" "}
              <span className="text-sm text-ink-soft">{shareWords(share)}</span>
            </a>
          </li>
        ))}
      </ul>
      {permit.redRoutes && <p>{RED_ROUTES}</p>}
    </>
  );
}
