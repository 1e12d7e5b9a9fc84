import type { ReactNode, RefObject } from "react";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { AdminLinks } from "../admin-links.tsx";

interface ListHeaderProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The heading of a page with a table, with links to related pages. */
export const ListHeader = ({ title, heading }: ListHeaderProps) => (
  <>
    <AdminHeading title={title} heading={heading}>
      <Link to="/admin/work" className={buttonClass("quiet")}>
        Work queue
      </Link>{" "}
      <Link to="/admin" className={buttonClass("quiet")}>
        Dashboard
      </Link>
    </AdminHeading>
    <AdminLinks />
  </>
);

interface AdminHeadingProps extends ListHeaderProps {
  /** Links to related pages. */
  children: ReactNode;
}

/** The heading of an administrator's page, with links to related pages beside it. */
export const AdminHeading = ({ title, heading, children }: AdminHeadingProps) => (
  <div className="flex flex-wrap items-center justify-between gap-4">
    <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
      {title}
    </h1>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
);
