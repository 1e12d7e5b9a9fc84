import { buttonClass } from "./button-class.ts";

/** On a page without React, the script of `entry.document.ts` handles `data-print`. */
export const PrintButton = () => (
  <button
    type="button"
    data-print=""
    onClick={() => window.print()}
    className={`needs-script ${buttonClass("quiet")}`}
  >
    Print this page
  </button>
);
