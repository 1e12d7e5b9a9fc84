const INTERACTION_EVENTS = ["pointerover", "pointerdown", "focusin"] as const;

function onInteraction(form: Element, start: () => void): void {
  const handleEvent = ({ target }: Event) => {
    if (!(target instanceof Node && form.contains(target))) return;
    for (const event of INTERACTION_EVENTS) removeEventListener(event, handleEvent, true);
    start();
  };
  // Listens in the capture phase: React stops events on markup that is not hydrated yet.
  for (const event of INTERACTION_EVENTS) addEventListener(event, handleEvent, true);
}

/** A form with errors loads its script immediately. The script focuses the first invalid field or the error summary. */
const hasServerErrors = (form: Element) => form.querySelector("[aria-invalid], [role=alert]") !== null;

let serverForm: { form: Element; load: () => Promise<unknown> } | undefined;

/**
 * Called when the URL changes, because React would then replace a form whose code has not loaded. Loads the code and returns its
 * promise. Null if no form on the page waits for code, or if `isLeaving` is true.
 */
export function loadServerForm(isLeaving: boolean): Promise<unknown> | null {
  if (serverForm?.form.isConnected) return isLeaving ? null : serverForm.load();
  serverForm?.load().catch(() => {});
  return null;
}

/**
 * Loads a form's code at the first interaction with the server-rendered form, which until then works as plain HTML. Loads
 * immediately if the form has errors, focus or the pointer, if `needsScript` returns true, or without a server-rendered form. If
 * loading fails, the promise rejects. If the plain form can still be used, the promise never settles instead.
 */
export function loadOnInteraction<Code>(
  selector: string,
  load: () => Promise<Code>,
  needsScript: () => boolean,
): () => Promise<Code> {
  return async () => {
    const form = typeof document === "undefined" ? null : document.querySelector(selector);
    if (!form) return load();
    const isNeeded = needsScript();
    await new Promise<void>((start) => {
      serverForm = {
        form,
        load: () => {
          start();
          return load();
        },
      };
      if (isNeeded || hasServerErrors(form) || form.matches(":hover, :focus-within")) start();
      else onInteraction(form, start);
    });
    const code = await load().catch((error) => {
      if (isNeeded || !form.isConnected) throw error;
      return new Promise<never>(() => {});
    });
    serverForm = undefined;
    return code;
  };
}
