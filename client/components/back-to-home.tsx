import { Link } from "#client/components/link.tsx";
import { Icon } from "./icon.tsx";

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
