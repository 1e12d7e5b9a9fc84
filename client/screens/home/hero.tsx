import { formatCount } from "#client/components/company/format.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { SizePicker } from "#client/components/job/size-picker.tsx";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";

interface HeroProps {
  companies: number | undefined;
  area: SearchedArea;
  ignored: string | null;
}

/** The headline and the job bar, with drawings of skips as the size picker. Results appear below, on the same page. */
export function Hero({ companies, area, ignored }: HeroProps) {
  return (
    <section className="overflow-x-clip border-b border-line bg-white">
      <div className="page grid grid-cols-1 gap-3 pt-3 pb-4 sm:gap-5 sm:pt-10 sm:pb-8">
        <h1 className="display max-w-4xl text-2xl sm:text-5xl lg:text-6xl lg:leading-[1.03]">
          Compare{" "}
          <span className="bg-[linear-gradient(transparent_62%,var(--color-skip)_62%_92%,transparent_92%)]">
            {formatCount(companies ?? 0)}
          </span>{" "}
          skip hire companies across the UK
        </h1>
        <div className="card border-2 border-ink p-4 shadow-raised sm:p-5">
          <JobBar
            action="/"
            area={area}
            defaultRadius={DEFAULT_RADIUS_KM}
            ignored={ignored}
            keepsScroll
            sizePicker={<SizePicker size={area.size} />}
          />
        </div>
      </div>
    </section>
  );
}
