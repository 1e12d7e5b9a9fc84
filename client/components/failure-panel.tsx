import { button } from "./ui/button.ts";
import { Panel } from "./ui/panel.tsx";

/** Something broke on our side: a plain link, since the script that would act on a button may be what broke. */
export function FailurePanel() {
  return (
    <div className="page py-16">
      <title>Something went wrong</title>
      <Panel title="Something went wrong">
        <p className="max-w-prose text-ink-soft">
          This page could not be shown. Nothing you sent has been lost. Try again in a minute.
        </p>
        <a href="" className={button()}>
          Try Again
        </a>
      </Panel>
    </div>
  );
}
