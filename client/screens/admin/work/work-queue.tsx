import { Link } from "react-router";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { ProposalKind } from "#contract/proposals/proposals.ts";
import { Inbox } from "../inbox.tsx";
import { useFocusedHeading } from "../use-focused-heading.ts";
import { Drafts } from "./drafts.tsx";
import { Proposals } from "./proposals.tsx";

const SECTIONS: readonly { kind: ProposalKind; title: string; empty: string }[] = [
  { kind: "claim", title: "Claims of firms", empty: "No claims." },
  { kind: "removal", title: "Removals by firms", empty: "No removals." },
  { kind: "change", title: "Changes by firms", empty: "No changes." },
  { kind: "correction", title: "Corrections by visitors", empty: "No corrections." },
];

/** All that waits for the administrator, each with its one obvious action. */
export default function WorkQueue() {
  const heading = useFocusedHeading();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          Work queue
        </h1>
        <div className="flex flex-wrap gap-3">
          <a href="/admin/figures" className={buttonClass("quiet")}>
            Figures
          </a>
          <Link to="/admin" className={buttonClass("quiet")}>
            Dashboard
          </Link>
        </div>
      </div>
      {SECTIONS.map((section) => (
        <Proposals key={section.kind} {...section} />
      ))}
      <Drafts />
      <Inbox />
    </div>
  );
}
