import { isDayOff } from "#contract/job/delivery-days.ts";
import { onDemand } from "../ui/lazy-boundary.tsx";
import type { JobNoticeProps } from "./job-notice.tsx";

const JobNotice = onDemand(() => import("./job-notice.tsx"));

/** The notice loads on demand, because few URLs need it. */
export const LazyJobNotice = ({ area, ...props }: JobNoticeProps) =>
  (props.ignored || (area && mayNeedNotice(area))) && <JobNotice {...props} area={area} />;

const mayNeedNotice = ({ date, stands, waste }: NonNullable<JobNoticeProps["area"]>): boolean =>
  Boolean(date && isDayOff(date)) || stands === "road" || Boolean(waste);
