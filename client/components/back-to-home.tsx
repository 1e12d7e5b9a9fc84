import { Link } from "#client/components/link.tsx";
import { Icon } from "./icon.tsx";

/** `to` is the home page's URL, to which a caller can add the searched place and job. */
export function BackToHome({ to = "/" }: { to?: string }) {
  return (
    <Link
      to={to}
      className="print:hidden inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold hover:underline"
    >
      <Icon name="left" />
      Back to Home
    </Link>
  );
}
