import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export function BackToHome() {
  return (
    <Link
      to="/"
      className="print:hidden inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold hover:underline"
    >
      <Icon name="left" />
      Back to Home
    </Link>
  );
}
