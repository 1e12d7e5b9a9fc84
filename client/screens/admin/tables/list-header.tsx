import type { RefObject } from "react";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { AdminHeading } from "../admin-heading.tsx";
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
