import type { ReactNode } from "react";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { GuideLink } from "#client/components/site/guide-link.tsx";

const FACTORS: readonly { icon: IconName; name: string; why: ReactNode }[] = [
  {
    icon: "pin",
    name: "Location and distance from depot",
    why: "Every hire includes two lorry trips. The nearer the depot and the tip, the less they cost.",
  },
  {
    icon: "clock",
    name: "Hire duration",
    why: "Most prices cover one to two weeks. Ask what each extra week costs before you book.",
  },
  {
    icon: "trash",
    name: "Waste type",
    why: (
      <>
        Soil and rubble are heavy, and plasterboard and mattresses cost extra or are refused.{" "}
        <GuideLink slug="what-cannot-go-in-a-skip" section="fridges-and-freezers">
          Fridges
        </GuideLink>{" "}
        don't go in an ordinary skip.
      </>
    ),
  },
  {
    icon: "shield",
    name: "Permits",
    why: (
      <>
        On a public road a permit is added: often £30-68, in some places more. You don't need one on your
        drive. <GuideLink slug="skip-hire-permits">How permits work</GuideLink>
      </>
    ),
  },
  {
    icon: "calendar",
    name: "Seasonal demand",
    why: "Spring and early summer are busy. A quieter week can be cheaper, and the date easier to get.",
  },
];

export function PriceFactors() {
  return (
    <section aria-labelledby="factors" className="grid gap-5">
      <h2 id="factors" className="display text-2xl sm:text-3xl">
        What changes the price
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {FACTORS.map(({ icon, name, why }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-skip">
              <Icon name={icon} />
            </span>
            <div className="wrap-anywhere">
              <h3 className="font-bold">{name}</h3>
              <p className="text-ink-soft">{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
