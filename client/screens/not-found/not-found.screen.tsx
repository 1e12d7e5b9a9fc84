import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

export const loader = () => ({ status: 404 });

export default function NotFoundScreen() {
  return (
    <div className="page py-16">
      <title>404 Page Not Found</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title="404 Page Not Found">
        <p className="max-w-prose text-ink-soft">
          We can't find that page. Check the address: it may be mistyped, or the page may have moved.
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          <Link to="/search" className={buttonClass()}>
            Find Skip Hire
          </Link>{" "}
          <Link to="/" className={buttonClass("quiet")}>
            Back to Home
          </Link>
        </p>
      </MessagePanel>
    </div>
  );
}
