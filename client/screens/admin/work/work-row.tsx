import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import { ActButton } from "../act-button.tsx";
import { ACTS, type ActName } from "../acts.ts";
import type { ItemProps } from "../inbox-section.tsx";
import { useAct } from "../use-act.ts";

/** The layout of an item: facts on the left, actions on the right. On narrow screens the actions are below the facts. */
export const WorkRow = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
    <div className="mr-auto grid min-w-0 flex-1 basis-72 gap-0.5">{children}</div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </li>
);

/** The heading of an item about a company. */
export const CompanyLink = ({ id, name }: { id: number; name: string }) => (
  <h3 className="font-bold wrap-anywhere">
    <a href={`/company/${id}`} className="link">
      {name}
    </a>
  </h3>
);

/** A link to a quote request. The list contains those whose number is below `before`, so this request is its first. */
export const OpenRequestLink = ({ id, reference }: { id: number; reference: string }) => (
  <Link
    to={`/admin?tab=quotes&before=${id + 1}`}
    aria-label={`Open request ${reference}`}
    className={buttonClass("quiet", "small")}
  >
    Open
  </Link>
);

interface AsideButtonProps extends ItemProps<string> {
  kind: AsideKind;
  act: ActName;
  /** The name of the item's subject, for screen readers and the message with "Undo". */
  name: string;
  variant?: "primary" | "quiet" | undefined;
}

/** A button that removes an item from the queue, permanently or for some time. */
export function AsideButton({ kind, item, act, name, onDone, variant }: AsideButtonProps) {
  const days = ASIDE_DAYS[kind];
  const body = { kind, item };
  const setting = useAct({
    send: (request) => request("POST", "/api/work/aside", { ...body, aside: true }),
    done: days === null ? "It will not come back" : `It comes back in ${days} days`,
    onDone: () =>
      onDone({
        text: `${ACTS[act].label}: ${name}.`,
        undo: (request) => request("POST", "/api/work/aside", { ...body, aside: false }),
      }),
  });
  return (
    <ActButton
      act={act}
      subject={{ name }}
      variant={variant}
      isPending={setting.isPending}
      onPress={() => setting.mutate()}
    />
  );
}

interface PauseButtonProps extends Pick<AsideButtonProps, "name" | "onDone" | "variant"> {
  /** The company's id. */
  id: number;
}

/** A button that stops requests to a company for a year, or until it ends the pause itself. */
export function PauseButton({ id, name, onDone, variant = "quiet" }: PauseButtonProps) {
  const pausing = useAct({
    send: async (request) =>
      (await request("POST", "/api/companies/bulk", { ids: [id], action: "pause" })).json(),
    done: "The company takes no requests",
    onDone: ({ changeIds: ids }) =>
      onDone({
        text: `${name} is paused.`,
        undo: (request) => request("POST", "/api/companies/bulk/undo", { ids }),
      }),
  });
  return (
    <ActButton
      act="pauseCompany"
      subject={{ name }}
      variant={variant}
      isPending={pausing.isPending}
      onPress={() => pausing.mutate()}
    />
  );
}
