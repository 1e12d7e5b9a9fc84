import type { Correctable } from "#contract/firms/page-values.ts";

/** A link to correct a part of the listing. It is a plain link, because the page that it opens needs no script. */
export const WrongLink = ({ id, field }: { id: number; field: Correctable }) => (
  <a
    href={`/company/${id}/correct?field=${field}`}
    rel="nofollow"
    className="link -my-2 inline-flex min-h-11 items-center self-end text-sm text-muted print:hidden"
  >
    Something wrong?
  </a>
);
