import type { Correctable } from "#contract/firms/page-values.ts";

/** The way to correct a part of the listing. The page it opens needs no script, so it is a plain link. */
export const WrongLink = ({ id, field }: { id: number; field: Correctable }) => (
  <a
    href={`/company/${id}/correct?field=${field}`}
    rel="nofollow"
    className="link -my-2 inline-flex min-h-11 items-center self-end text-sm text-muted print:hidden"
  >
    Something wrong?
  </a>
);
