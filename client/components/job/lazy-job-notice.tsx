import { isDayOff } from "#contract/job/delivery-days.ts";
import { LazyBoundary, lazyPart } from "../ui/lazy-boundary.tsx";
import type { JobNoticeProps } from "./job-notice.tsx";

const JobNotice = lazyPart(() => import("./job-notice.tsx"));

/** The notice loads on demand, because few URLs need it. */
export const LazyJobNotice = ({ area, ...props }: JobNoticeProps) =>
  (props.ignored || (area && mayNeedNotice(area))) && (
    <LazyBoundary fallback={null}>
      <JobNotice {...props} area={area} />
    </LazyBoundary>
  );

const mayNeedNotice = ({ date, size, stands, waste }: NonNullable<JobNoticeProps["area"]>): boolean =>
  Boolean(date && isDayOff(date)) ||
  (stands === "road" && size !== undefined && size >= SMALLEST_ROLL_ON) ||
  Boolean(waste);

/** In cubic yards. */
const SMALLEST_ROLL_ON = 20;
