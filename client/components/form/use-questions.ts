import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useAnnouncement } from "../live-region.tsx";
import type { AskedValues, Questions } from "./find-questions.ts";

/** After this time the form is sent without questions, because questions must not block a request. */
const TIME_LIMIT_MS = 5_000;

const noQuestionsInTime = () =>
  new Promise<Questions>((resolve) => {
    setTimeout(resolve, TIME_LIMIT_MS, {});
  });

/** Loads the code at the first submit, because it contains the lengths of telephone numbers of all countries. */
async function findQuestions(values: AskedValues): Promise<Questions> {
  const module = await import("./find-questions.ts");
  return module.findQuestions(values);
}

/** Asks once about each value that is valid but probably mistyped. `ask` resolves to false if there is no question. */
export function useQuestions<Values extends FieldValues, Output extends AskedValues>({
  setFocus,
}: UseFormReturn<Values, unknown, Output>) {
  const [questions, setQuestions] = useState<Questions>({});
  const asked = useRef<Partial<Record<string, unknown>>>({});
  useAnnouncement(Object.values(questions).join(" ") || undefined);
  useEffect(() => {
    const [first] = Object.keys(questions);
    if (first) setFocus(first as Path<Values>);
  }, [questions, setFocus]);

  const ask = async ({ email, phone, location }: Output): Promise<boolean> => {
    const values: Partial<Record<string, string | null>> = { email, phone, location };
    const found: Questions = await Promise.race([findQuestions(values), noQuestionsInTime()]).catch(
      () => ({}),
    );
    const unasked = Object.entries(found).filter(([field]) => values[field] !== asked.current[field]);
    for (const [field] of unasked) asked.current[field] = values[field];
    setQuestions(Object.fromEntries(unasked));
    return unasked.length > 0;
  };
  return { questions, ask };
}
