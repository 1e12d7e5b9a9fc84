import { Fragment, useEffect, useState } from "react";
import { Icon } from "../icon.tsx";
import { onDemand } from "../ui/lazy-boundary.tsx";
import type { ShownJob } from "./job-sheet.tsx";
import { type JobPart, jobWords } from "./job-words.ts";

// Loaded on demand, because most visitors do not change the job.
const JobSheet = onDemand(() => import("./job-sheet.tsx"));

/** The size is last, because results also have a row of sizes. */
const UNKNOWN: Record<JobPart, string> = {
  place: "Place",
  when: "Date",
  stands: "Where it stands",
  waste: "Waste",
  size: "Size",
};

/** Each chip opens a sheet with the fields of one part of the job. The browser's Back button closes the sheet. */
export default function JobChips(props: ShownJob) {
  const [open, setOpen] = useState<JobPart | null>(null);
  useEffect(() => {
    const close = () => setOpen(null);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);
  const show = (part: JobPart) => {
    history.pushState(history.state, "");
    setOpen(part);
  };
  const words = jobWords(props.area);
  const parts = Object.keys(UNKNOWN) as JobPart[];
  const chipOf = (part: JobPart) => (
    <Fragment key={part}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => show(part)}
        className={`flex min-h-7.5 items-center gap-1 rounded-full border px-1.5 ${words[part] ? "border-ink bg-paper text-left leading-tight wrap-anywhere" : "shrink-0 border-dashed border-edge whitespace-nowrap text-ink-soft"}`}
      >
        {!words[part] && <Icon name="plus" size="size-3" />}
        {/* The bar is narrow, so it shows only miles. */}
        {words[part].replace(/\d+ km \((.*)\)/, "$1") || UNKNOWN[part]}
      </button>{" "}
    </Fragment>
  );
  return (
    <>
      <div className="needs-script relative mr-18 flex min-h-11 min-w-0 flex-wrap content-center gap-1 self-start py-1 pl-1.5 text-[0.8125rem] font-semibold [grid-area:1/1] peer-open:hidden sm:hidden print:hidden">
        {parts.filter((part) => words[part]).map(chipOf)}
        {/* What is known of the job is readable in full. What is not known takes no further line if some of it fits. */}
        <div className="-my-1 flex min-w-0 flex-[1_0_4rem] items-center gap-1 overflow-x-auto py-1 [scrollbar-width:none] empty:hidden">
          {parts.filter((part) => !words[part]).map(chipOf)}
        </div>
      </div>
      {open && <JobSheet {...props} part={open} onSearch={() => setOpen(null)} />}
    </>
  );
}
