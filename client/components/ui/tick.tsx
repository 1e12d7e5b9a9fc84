import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from "react";

interface TickProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "defaultChecked"> {
  checked: boolean;
  /** True if the script stores the tick. The browser must then not restore an older tick after Back. */
  isStored?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Keeps the state that the checkbox had before hydration, whether the visitor or the browser has set it. */
export function Tick({ checked, isStored = false, onTick, ...props }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const input = box.current as HTMLInputElement;
    const { checked: isTicked } = input;
    // Sets `autocomplete` on the form, because HTML does not allow it on a checkbox. Only the script sets it: without script,
    // only the browser keeps the tick.
    if (isStored && input.form) input.form.autocomplete = "off";
    // If `onTick` refuses the tick, React does not render again, so this line removes the tick.
    input.checked = checked;
    if (isTicked !== checked) onTick(isTicked);
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <input
      {...props}
      ref={box}
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onTick(target.checked)}
    />
  );
}
