import { formatCount } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { SizePicker } from "#client/components/job/size-picker.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";

const BENEFITS = [
  "Postcode or town, anywhere in the UK",
  "Prices by skip size, and whose price it is",
  "One request, up to five companies",
] as const;

interface HeroProps {
  companies: number | undefined;
  area: SearchedArea;
  ignored: string | null;
}

/** The headline and the job bar, with drawings of skips as the size picker. Results appear below, on the same page. */
export function Hero({ companies, area, ignored }: HeroProps) {
  return (
    <section className="overflow-x-clip border-b border-line bg-white">
      <div className="page grid grid-cols-1 gap-5 pt-8 pb-6 sm:pt-12 sm:pb-8">
        <h1 className="display max-w-4xl text-4xl sm:text-5xl lg:text-6xl lg:leading-[1.03]">
          Compare{" "}
          <span className="bg-[linear-gradient(transparent_62%,var(--color-skip)_62%_92%,transparent_92%)]">
            {formatCount(companies ?? 0)}
          </span>{" "}
          skip hire companies across the UK
        </h1>
        <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">
          See who delivers to you, what your skip is likely to cost and what customers say. Then ask up to
          five companies for a quote in one go.
        </p>
        <div className="card border-2 border-ink p-4 shadow-raised sm:p-5">
          <JobBar
            action="/"
            area={area}
            defaultRadius={DEFAULT_RADIUS_KM}
            ignored={ignored}
            keepsScroll
            sizePicker={(form) => (
              <>
                <SizePicker form={form} size={area.size} />
                {/* A second button for phones, where the job bar's own button is out of sight above the sizes. */}
                <button type="submit" form={form} className={`${buttonClass()} mt-4 w-full sm:hidden`}>
                  Find Companies
                </button>
              </>
            )}
          />
        </div>
        <ul className="flex flex-wrap gap-x-7 gap-y-2 text-ink-soft">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2">
              <Icon name="check" size="size-4.5" className="text-go" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
