import { useEffect, useState } from "react";
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
  return (
    <>
      <div className="needs-script absolute inset-y-0 left-0.5 right-20 flex h-11 items-center gap-1.5 overflow-x-auto rounded-control px-1.5 text-sm font-semibold [scrollbar-width:none] sm:hidden print:hidden">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-haspopup="dialog"
            onClick={() => show(part)}
            className={`flex min-h-8 shrink-0 items-center gap-1 rounded-full border px-2.5 whitespace-nowrap ${words[part] ? "border-ink bg-paper" : "border-dashed border-edge text-ink-soft"}`}
          >
            {!words[part] && <Icon name="plus" size="size-3" />}
            {/* The line is narrow, so it shows only miles. */}
            {words[part].replace(/\d+ km \((.*)\)/, "$1") || UNKNOWN[part]}
          </button>
        ))}
      </div>
      {open && <JobSheet {...props} part={open} onSearch={() => setOpen(null)} />}
    </>
  );
}
