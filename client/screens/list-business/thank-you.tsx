import { useEffect, useRef } from "react";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";

/** Without script, the button's form leaves the parameter `sent` out of the address, which shows the listing form again. */
export function ThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-go-pale text-go">
        <Icon name="check" size="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display text-3xl outline-none">
        Thank You!
      </h2>
      <p className="max-w-prose text-ink-soft">
        We have your listing request. We'll review it and contact you within 24 hours.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        <button type="submit" className={buttonClass("quiet")}>
          Submit Another Request
        </button>
      </form>
    </div>
  );
}
