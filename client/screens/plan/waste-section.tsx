import { INSTEAD, isOnlyPlasterboard, STAYS_OUT } from "#contract/job/collected-apart.ts";
import type { Waste } from "#contract/job/job.ts";
import { isHeavy } from "#contract/plan/heavy-waste.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { itemUrl, WASTE_ITEMS } from "#contract/plan/waste-items.ts";
import { PlanSection, WarningNote } from "./plan-section.tsx";

const KEEP_OUT = [
  ...STAYS_OUT.map((waste) => ({ ...INSTEAD[waste], href: itemUrl(WASTE_ITEMS[waste]) })),
  {
    what: "Batteries, vapes, gas bottles",
    href: itemUrl("batteries"),
    instead: "shops that collect them, recycling centre",
  },
];

const ItemLink = ({ waste, children }: { waste: Waste; children: string }) => (
  <a href={itemUrl(WASTE_ITEMS[waste])} className="link">
    {children}
  </a>
);

function fineWords(waste: readonly Waste[]): string {
  if (isOnlyPlasterboard({ inSkip: waste })) return "plasterboard, with nothing else in its skip or bags.";
  const heavy = waste.filter(isHeavy);
  if (heavy.length === 0) return "household rubbish, wood, metal, plastic, cardboard and garden waste.";
  if (heavy.length === waste.length)
    return "soil, bricks, concrete, tiles and stone. Kept clean, with nothing else in it, heavy waste costs less.";
  return "household rubbish, wood, metal and garden waste, and soil, bricks and concrete. Heavy waste kept apart costs less.";
}

export function WasteSection({ plan: { waste, warnings } }: { plan: Plan }) {
  return (
    <PlanSection id="waste" title="What goes in">
      {warnings.map((warning) => (
        <WarningNote key={warning}>{warning}</WarningNote>
      ))}
      <p>
        <strong>Fine: </strong>
        {fineWords(waste)}
      </p>
      <p>
        <strong>At a charge or apart, so ask: </strong>
        <ItemLink waste="plasterboard">plasterboard</ItemLink> (bagged, or a skip of its own),{" "}
        <ItemLink waste="mattress">mattresses</ItemLink>,{" "}
        <ItemLink waste="electrical">TVs and other electrical items</ItemLink>.
      </p>
      <div>
        <p>
          <strong>Must stay out:</strong>
        </p>
        <ul className="mt-1 list-[square] pl-5 marker:text-skip-deep print:mt-0 print:pl-3">
          {KEEP_OUT.map(({ what, href, instead }) => (
            <li key={what}>
              <a href={href} className="link">
                {what}
              </a>
              : <span className="text-ink-soft">{instead}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="print:hidden">
        <a href="/what-goes-in" className="link">
          A hundred items, and where each goes instead
        </a>
      </p>
    </PlanSection>
  );
}
