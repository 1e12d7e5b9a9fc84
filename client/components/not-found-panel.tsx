import { Link } from "react-router";
import { button } from "./ui/button.ts";
import { Panel } from "./ui/panel.tsx";

export function NotFoundPanel() {
  return (
    <div className="page py-16">
      <title>404 Page Not Found</title>
      <meta name="robots" content="noindex" />
      <Panel title="404 Page Not Found">
        <p className="max-w-prose text-ink-soft">
          There is no page at this address. It may have moved, or the address may have a slip in it.
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          <Link to="/search" className={button()}>
            Find Skip Hire
          </Link>
          <Link to="/" className={button("quiet")}>
            Back to Home
          </Link>
        </p>
      </Panel>
    </div>
  );
}
