import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import type { ItemProps } from "../inbox-section.tsx";
import { findCompany } from "../queries.ts";
import { useErrorToast, useRefresh, useSingleMutation } from "../use-act.ts";

/** The layout of an item: facts on the left, actions on the right. On narrow screens the actions are below the facts. */
export const WorkRow = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
    <div className="mr-auto grid min-w-0 flex-1 basis-72 gap-0.5">{children}</div>
    <div className="flex flex-wrap gap-2">{actions}</div>
  </li>
);

interface CompanyLinkProps {
  id: number;
  name: string;
  /** What follows the name. */
  children?: ReactNode;
}

/** The heading of an item about a company. */
export const CompanyLink = ({ id, name, children }: CompanyLinkProps) => (
  <h3 className="font-bold wrap-anywhere">
    <a href={`/company/${id}`} className="link">
      {name}
    </a>
    {children}
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
  label: string;
  /** The name of the item's subject, for screen readers and the message with "Undo". */
  name: string;
  variant?: "primary";
}

/** A button that removes an item from the queue, permanently or for some time. */
export function AsideButton({ kind, item, label, name, onDone, variant }: AsideButtonProps) {
  const days = ASIDE_DAYS[kind];
  const setAside = (aside: boolean) => adminRequest("POST", "/api/work/aside", { kind, item, aside });
  return (
    <ActButton
      label={label}
      name={`${label}: ${name}`}
      variant={variant}
      send={() => setAside(true)}
      done={days === null ? "It will not come back" : `It comes back in ${days} days`}
      undo={() => ({ text: `${label}: ${name}.`, undo: () => setAside(false) })}
      onDone={onDone}
    />
  );
}

interface PauseButtonProps extends Pick<AsideButtonProps, "name" | "onDone" | "variant"> {
  /** The company's id. */
  id: number;
}

/** A button that stops requests to a company for a year, or until it ends the pause itself. */
export const PauseButton = ({ id, name, onDone, variant }: PauseButtonProps) => (
  <ActButton
    label="Pause"
    name={`Pause: ${name}`}
    variant={variant}
    send={() => adminJson("POST", "/api/companies/bulk", { ids: [id], action: "pause" })}
    done="The company takes no requests"
    undo={({ changeIds: ids }) => ({
      text: `${name} is paused.`,
      undo: () => adminRequest("POST", "/api/companies/bulk/undo", { ids }),
    })}
    onDone={onDone}
  />
);

interface EditCompanyButtonProps {
  company: { id: number; name: string };
  variant?: "primary" | "quiet";
}

/** A button that opens the dialog of a company. The work queue is loaded again when the dialog closes. */
export function EditCompanyButton({ company: { id, name }, variant }: EditCompanyButtonProps) {
  const refresh = useRefresh();
  const { open, dialog } = useCompanyDialog(() => void refresh());
  const opening = useSingleMutation({
    mutationFn: () => findCompany(id),
    onSuccess: (company) => open({ company }),
    onError: useErrorToast("Failed to open the company"),
  });
  return (
    <>
      <Button
        variant={variant}
        isDisabled={opening.isPending}
        aria-label={`Edit ${name}`}
        onPress={opening.mutate}
      >
        Edit
      </Button>
      {dialog}
    </>
  );
}
