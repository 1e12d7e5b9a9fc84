import JobNotice from "#client/components/job/job-notice.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { Calculator } from "./calculator.tsx";
import { HowToChoose } from "./how-to-choose.tsx";
import { type PublishedFees, SkipSizeQuestions } from "./questions.tsx";
import { SizeGrid } from "./size-grid.tsx";
import { SizesHero } from "./sizes-hero.tsx";
import { Tips } from "./tips.tsx";

export const loader = ({ services }: LoaderArgs) => ({ props: { fees: services.permits.published() } });

type SkipSizesProps = ScreenProps & { fees?: PublishedFees };

export default function SkipSizesScreen({ fees }: SkipSizesProps) {
  const ignored = usePageParams().get("ignored");
  return (
    <>
      <PageMeta
        title="Skip Hire Explained: sizes, bin bags, weights and prices"
        description="Every skip size from 4 to 40 yards drawn to scale, with bin bags, dimensions, prices and weight rules, and a calculator that recommends one."
        path="/skip-sizes"
      />
      {ignored && (
        <div className="page pt-4">
          <JobNotice ignored={ignored} />
        </div>
      )}
      <SizesHero />
      <Calculator />
      <SizeGrid />
      <HowToChoose />
      <Tips />
      {fees && <SkipSizeQuestions fees={fees} />}
    </>
  );
}
