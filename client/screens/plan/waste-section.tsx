import type { Waste } from "#contract/job/job.ts";
import { isHeavy } from "#contract/plan/heavy-waste.ts";
import type { Plan } from "#contract/plan/plan.ts";
import { PlanSection, WarningNote } from "./plan-section.tsx";

/** Wastes that must not go into any ordinary skip, and what to do with them instead. */
const KEEP_OUT: readonly { what: string; href: string; instead: string }[] = [
  {
    what: "Sofas and padded seats",
    href: "/what-goes-in#sofa",
    instead: "council collection, recycling centre",
  },
  {
    what: "Fridges and freezers",
    href: "/what-goes-in#fridge-or-freezer",
    instead: "the shop that brings a new one, recycling centre",
  },
  { what: "Tyres", href: "/what-goes-in#tyres", instead: "the garage that fits new ones" },
  {
    what: "Batteries, vapes, gas bottles",
    href: "/what-goes-in#batteries",
    instead: "shops that collect them, recycling centre",
  },
  {
    what: "Paint, oil and other liquids",
    href: "/what-goes-in#paint-wet",
    instead: "the council's hazardous waste service",
  },
  {
    what: "Asbestos",
    href: "/what-goes-in#asbestos",
    instead: "don't break it: a licensed contractor, or the council",
  },
];

function fineWords(waste: readonly Waste[]): string {
  const heavy = waste.filter(isHeavy);
  if (heavy.length === 0) return "household rubbish, wood, metal, plastic, cardboard and garden waste.";
  if (heavy.length === waste.length)
    return "soil, bricks, concrete, tiles and stone. Kept clean, with nothing else in it, heavy waste costs less.";
  return "household rubbish, wood, metal and garden waste, and soil, bricks and concrete. Heavy waste kept apart costs less.";
}

/** Warnings about the waste, then wastes that may go in, that cost extra or are kept apart, and that must stay out. */
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
        <strong>At a charge or apart, so ask: </strong>plasterboard (bagged, or a skip of its own),
        mattresses, TVs and other electrical items.
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
