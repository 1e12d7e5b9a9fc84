const INTERACTION_EVENTS = ["pointerover", "pointerdown", "focusin"] as const;

/** Resolves when the pointer or the keyboard focus reaches the form. */
function waitForInteraction(form: Element): Promise<void> {
  if (form.matches(":hover, :focus-within")) return Promise.resolve();
  return new Promise((resolve) => {
    const handleEvent = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) return;
      for (const event of INTERACTION_EVENTS) removeEventListener(event, handleEvent, true);
      resolve();
    };
    // Listens in the capture phase: React stops events on markup that is not hydrated yet.
    for (const event of INTERACTION_EVENTS) addEventListener(event, handleEvent, true);
  });
}

/**
 * True if the server rendered the form with an invalid field or an alert. The script then focuses the first invalid field or
 * the error summary, if the form has one of them.
 */
const hasServerErrors = (form: Element) => form.querySelector("[aria-invalid], [role=alert]") !== null;

/**
 * Loads a form's code at the first interaction with the server-rendered form, or immediately if the form shows errors. Until
 * then, and if loading fails, the form works as plain HTML. The code also loads immediately if `needsScript` returns true, or
 * after a client-side navigation, when there is no server-rendered form. In these two cases, the promise rejects if loading
 * fails.
 */
export function loadOnInteraction<Code>(
  selector: string,
  load: () => Promise<Code>,
  needsScript: () => boolean,
): () => Promise<Code> {
  return async () => {
    const form = typeof document === "undefined" ? null : document.querySelector(selector);
    if (!form || needsScript()) return load();
    if (!hasServerErrors(form)) await waitForInteraction(form);
    return load().catch(() => new Promise(() => {}));
  };
}
