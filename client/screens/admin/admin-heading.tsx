import type { ReactNode, RefObject } from "react";

interface AdminHeadingProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
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
