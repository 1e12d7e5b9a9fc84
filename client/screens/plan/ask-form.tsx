import type { ReactNode } from "react";
import { SelectField } from "#client/components/form/fields.tsx";
import { HiddenParams } from "#client/components/search/hidden-params.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { HEAVY_SHARES } from "#contract/plan/heavy-waste.ts";

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
    <button type="submit" className={buttonClass("dark")}>
      {button}
    </button>
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
