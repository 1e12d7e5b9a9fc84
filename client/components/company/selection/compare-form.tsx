import type { ReactNode } from "react";
import { areaParams, type SearchedArea } from "#client/urls/company-url.ts";
import { HiddenFields } from "../../search/hidden-fields.tsx";
import { buttonClass } from "../../ui/button-class.ts";

interface CompareFormProps {
  area: SearchedArea;
  children: ReactNode;
}

/** Without script, this form's buttons compare the ticked companies or ask them for quotes. */
export function CompareForm({ area, children }: CompareFormProps) {
  return (
    <form action="/compare" onSubmit={(event) => event.preventDefault()} className="grid grid-cols-1 gap-3">
      <HiddenFields values={areaParams(area)} />
      <noscript className="sticky top-0 z-10 print:hidden">
        {/* React never renders the content of <noscript> in browsers, so only the server's code contains it. */}
        {import.meta.env.SSR && (
          <p className="card flex flex-wrap items-center gap-x-3 gap-y-2 p-2.5 max-sm:text-sm">
            <span className="mr-auto">Tick up to 5 to compare or ask for quotes.</span> <TickedButtons />
          </p>
        )}
      </noscript>
      {children}
    </form>
  );
}

/** Sends the ticks of the form around the buttons. */
export const TickedButtons = () => (
  <>
    <button type="submit" className={buttonClass("quiet", "small")}>
      Compare
    </button>{" "}
    <button type="submit" formAction="/quote" className={buttonClass("go", "small")}>
      Request Quotes
    </button>
  </>
);
