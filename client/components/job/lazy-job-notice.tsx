import { isCollectedApart } from "#contract/job/collected-apart.ts";
import { isDayOff } from "#contract/job/working-days.ts";
import { LazyBoundary, lazyPart } from "../ui/lazy-boundary.tsx";
import type { JobNoticeProps } from "./job-notice.tsx";

const JobNotice = lazyPart(() => import("./job-notice.tsx"));

/** Loads the words of the notice on demand, because few URLs need it. */
export const LazyJobNotice = ({ ignored, date, waste }: JobNoticeProps) =>
  (ignored || (date && isDayOff(date)) || waste?.split(",").some((one) => isCollectedApart(one, null))) && (
    <LazyBoundary fallback={null}>
      <JobNotice ignored={ignored} date={date} waste={waste} />
    </LazyBoundary>
  );
