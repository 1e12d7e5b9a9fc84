const SIGNS = ["pointerover", "pointerdown", "focusin"] as const;

/** When somebody is about to use the form: the hand or the keyboard reaches it. */
function intentOn(form: Element): Promise<void> {
  if (form.matches(":hover, :focus-within")) return Promise.resolve();
  return new Promise((resolve) => {
    const notice = ({ target }: Event) => {
      if (!(target instanceof Node && form.contains(target))) return;
      for (const sign of SIGNS) removeEventListener(sign, notice, true);
      resolve();
    };
    // React stops, at the document, what happens to markup it has not taken over yet.
    for (const sign of SIGNS) addEventListener(sign, notice, true);
  });
}

/** The form came back with messages; script brings the keyboard to the first of them. */
const cameBack = (form: Element) => form.querySelector("[aria-invalid], [role=alert]") !== null;

/**
 * Loads a form's code, with all its checks, when somebody is about to use it. Until then, and when the code cannot be had,
 * the form that came with the page stands there and is sent as a plain one. After a move within the browser there is none.
 */
export function loadOnInteraction<Code>(
  selector: string,
  load: () => Promise<Code>,
  needsScript: () => boolean,
): () => Promise<Code> {
  return async () => {
    const form = typeof document === "undefined" ? null : document.querySelector(selector);
    if (!form || needsScript()) return load();
    if (!cameBack(form)) await intentOn(form);
    return load().catch(() => new Promise(() => {}));
  };
}
