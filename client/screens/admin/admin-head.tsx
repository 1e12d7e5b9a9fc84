import type { ReactNode, RefObject } from "react";
import { useLocation } from "react-router";
import { AdminNav } from "#client/components/admin-nav.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { AskButton } from "./act-button.tsx";
import { adminRequest } from "./admin-requests.ts";
import { deskQuery } from "./queries.ts";
import { useAdminSession, useFocusedHeading } from "./session.tsx";
import { useSingleMutation } from "./use-act.ts";

interface AdminHeadProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
}

export function AdminHead({ title, heading, children }: AdminHeadProps) {
  const focused = useFocusedHeading();
  const { pathname } = useLocation();
  const list = useUrlParams().get("list");
  const { data: counts } = useQuery(deskQuery("/api/work/counts"));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading ?? focused} tabIndex={-1} className="display text-3xl outline-none">
          {title}
        </h1>
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
      <AdminNav current={list ? `${pathname}?list=${list}` : pathname} counts={counts} />
    </>
  );
}

const FAILED = "We couldn't sign you out everywhere. Please try again.";

/** A button that ends the sessions of all devices. The page stays open if the server has not ended them. */
export function SignOutEverywhere({ variant }: { variant?: "danger" }) {
  const { endSession } = useAdminSession();
  const showToast = useToast();
  const ending = useSingleMutation({
    mutationFn: () => adminRequest("POST", "/api/admin/logout?everywhere=true"),
    onSuccess: () => {
      endSession();
      showToast({ title: "Signed out everywhere", description: "Every device has to sign in again." });
    },
    onError: () => showToast({ title: "Error", description: FAILED, destructive: true }),
  });
  return (
    <AskButton
      label="Sign out everywhere"
      variant={variant}
      size="medium"
      asks="All devices are signed out, also this one, and what is not saved there is lost. Signing in again needs the password."
      onPress={ending.mutate}
    />
  );
}
