import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AdminNav } from "#client/components/admin-nav.tsx";
import { useUrlParams } from "#client/navigation/use-page-params.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { deskQuery } from "./queries.ts";
import { useFocusedElement } from "./session.tsx";

export function AdminHead({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useFocusedElement<HTMLHeadingElement>();
  const { pathname } = useLocation();
  const list = useUrlParams().get("list");
  const { data: counts } = useQuery(deskQuery("/api/work/counts"));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
          {title}
        </h1>
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
      <AdminNav current={list ? `${pathname}?list=${list}` : pathname} counts={counts} />
    </>
  );
}
