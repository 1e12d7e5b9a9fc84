import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from "react";

interface TickProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "defaultChecked"> {
  checked: boolean;
  /** True if the script stores the tick, so that the browser must not restore another one after Back. */
  isStored?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Keeps what the visitor ticked or unticked before hydration, and what the browser restored. */
export function Tick({ checked, isStored = false, onTick, ...props }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const input = box.current as HTMLInputElement;
    const { checked: isTicked } = input;
    // The attribute is missing before hydration, because without script only the browser keeps the tick. It is not allowed on
    // the checkbox itself.
    if (isStored && input.form) input.form.autocomplete = "off";
    // React leaves the box as it is, so a change that is refused would stay visible.
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
