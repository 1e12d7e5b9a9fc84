import type { ReactNode } from "react";
import { GuideLink } from "#client/components/site/guide-link.tsx";

export function HowToChoose() {
  return (
    <section aria-labelledby="choosing" className="border-y border-line bg-white py-14">
      <div className="page grid gap-8">
        <h2 id="choosing" className="display text-3xl sm:text-4xl">
          How to choose
        </h2>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <Topic title="Count in bin bags">
            <p>
              One cubic yard is about 10 full bin bags. A 4-yard skip holds 30-40 of them, a 6-yard 50-60, an
              8-yard 60-80 and a 12-yard 100-120.
            </p>
          </Topic>
          <Topic title="Think of the job">
            <p>
              One room or a small garden: 4 yards. A kitchen, a bathroom or a patio: 6 yards. Clearing a whole
              house: 8 or 12 yards. Renovating one: 6 or 8 yards, exchanged when full. A site or a business:
              16 yards or a roll-on roll-off container.
            </p>
          </Topic>
          <Topic title="Mind the weight">
            <p>
              A lorry can carry only so much. 6 yards is the largest skip that can normally be filled
              completely with soil, bricks or concrete. 8-yard skips take limited amounts of heavy materials,
              and 12 yards and more take light materials only.{" "}
              <GuideLink slug="heavy-waste-soil-and-rubble" section="the-heavy-waste-rule">
                The heavy waste rule
              </GuideLink>
            </p>
          </Topic>
          <Topic title="Where it stands, and how long">
            <p>
              On your own drive you need no permit. On a public road you do: from the council in Great
              Britain; in Northern Ireland, where roads belong to DfI Roads, ask the company. Fees are often
              about £30, in London about £68. Normally the skip company applies. Hire is usually 1-2 weeks.{" "}
              <GuideLink slug="skip-hire-permits">How permits work</GuideLink>
            </p>
          </Topic>
        </div>
      </div>
    </section>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t-4 border-skip pt-4">
      <h3 className="text-xl font-bold">{title}</h3>
      <div className="mt-2 max-w-prose text-ink-soft">{children}</div>
    </div>
  );
}
