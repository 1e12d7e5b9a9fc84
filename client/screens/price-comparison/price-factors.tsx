import { Icon, type IconName } from "#client/components/icon.tsx";

const FACTORS: readonly { icon: IconName; name: string; why: string }[] = [
  {
    icon: "pin",
    name: "Location and distance from depot",
    why: "Two lorry journeys are in every hire. The nearer the depot and the tip, the less they cost.",
  },
  {
    icon: "clock",
    name: "Hire duration",
    why: "Most prices cover one to two weeks. Ask what each extra week costs before you book.",
  },
  {
    icon: "trash",
    name: "Waste type",
    why: "Soil and rubble are heavy, and plasterboard, mattresses and fridges are charged on top or refused.",
  },
  {
    icon: "shield",
    name: "Permits",
    why: "On a public road the council's permit is added, about £30-68. On your own drive there is none.",
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
