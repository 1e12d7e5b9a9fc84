import type { ReactNode } from "react";
import { SelectField, SubmitButton } from "#client/components/form/fields.tsx";
import { HiddenParams } from "#client/components/search/hidden-fields.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { HEAVY_SHARES } from "#contract/plan/heavy-waste.ts";

/** Print spacing is small so that the plan, in two columns, fits on one A4 sheet. */
export function PlanSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 print:gap-1 print:break-inside-avoid"
    >
      <h2
        id={id}
        className="display border-b-4 border-skip pb-1.5 text-2xl print:border-b-2 print:pb-0 print:text-[11pt]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

export const MissingAnswerNote = ({ children }: { children: ReactNode }) => (
  <p className="border-l-4 border-line bg-white px-4 py-3 text-ink-soft print:px-2 print:py-0">{children}</p>
);

export const WarningNote = ({ children }: { children: ReactNode }) => (
  <p className="border-l-4 border-skip bg-skip-pale px-4 py-2.5 print:px-2 print:py-0">{children}</p>
);

interface AskFormProps {
  asks: string;
  button: string;
  children: ReactNode;
}

/** Keeps the visitor's other answers in the URL, except the chosen authority. */
export const AskForm = ({ asks, button, children }: AskFormProps) => (
  <form action="/plan" className="card grid gap-3 p-4 sm:grid-cols-[1fr_auto] sm:items-end print:hidden">
    <HiddenParams params={usePageParams()} except={[asks, "authority", "asked"]} />
    {children}
    <SubmitButton variant="dark">{button}</SubmitButton>
  </form>
);

export const HeavyField = ({ chosen = "" }: { chosen?: string | undefined }) => (
  <SelectField
    label="How much of it is heavy?"
    hint="Soil, bricks and concrete are heavy."
    name="heavy"
    prompt="Not sure"
    options={HEAVY_SHARES}
    defaultValue={chosen}
  />
);
