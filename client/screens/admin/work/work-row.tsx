import type { ReactNode } from "react";
import { useErrorToast } from "#client/components/form/server-errors.ts";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { ASIDE_DAYS, type AsideKind } from "#contract/work/aside.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import { Button } from "../button.tsx";
import { useCompanyDialog } from "../company-dialog/use-company-dialog.tsx";
import { findCompany } from "../queries.ts";
import { useRefresh, useSingleMutation } from "../use-act.ts";

interface WorkRowProps {
  title?: ReactNode;
  text: ReactNode;
  more?: ReactNode;
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

export const WorkRow = ({ title, text, more, note, children }: WorkRowProps) => (
  <li className="flex flex-wrap items-start gap-x-6 gap-y-3 px-5 py-4">
    <div className="mr-auto grid min-w-0 flex-1 basis-72 gap-0.5">
      {title && <h3 className="font-bold wrap-anywhere">{title}</h3>}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {more}
      {note && <p className="text-sm text-muted wrap-anywhere">{note}</p>}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
);

export const OpenRequestLink = ({ reference }: { reference: string }) => (
  <Link
    to={`/admin?tab=quotes&reference=${reference}`}
    aria-label={`Open request ${reference}`}
    className={buttonClass("quiet", "small")}
  >
    Open
  </Link>
);

interface AsideButtonProps {
  kind: AsideKind;
  item: string;
  label: string;
  name: string;
}

export function AsideButton({ kind, item, label, name }: AsideButtonProps) {
  const days = ASIDE_DAYS[kind];
  const setAside = (aside: boolean) => adminRequest("POST", "/api/work/aside", { kind, item, aside });
  return (
    <ActButton
      label={label}
      name={`${label}: ${name}`}
      send={() => setAside(true)}
      done={days === null ? "It will not come back" : `It comes back in ${days} days`}
      undo={() => ({ text: `${label}: ${name}.`, undo: () => setAside(false) })}
    />
  );
}

interface CompanyButtonProps {
  company: { id: number; name: string };
  variant?: "primary" | "quiet";
}

export const PauseButton = ({ company: { id, name }, variant }: CompanyButtonProps) => (
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
  />
);

export function EditCompanyButton({ company: { id, name }, variant }: CompanyButtonProps) {
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
