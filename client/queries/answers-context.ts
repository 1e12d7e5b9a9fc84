import { createContext, useContext } from "react";
import { Answers } from "./answers.ts";

const AnswersContext = createContext<Answers | null>(null);

export const AnswersProvider = AnswersContext.Provider;

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error("useAnswers is used outside AnswersProvider");
  return answers;
}

let ofThisTab: Answers | undefined;

/** One per browser tab; one per rendering on the server, where two visitors must never share one. */
export function answersOfVisit(): Answers {
  if (typeof window === "undefined") return new Answers();
  ofThisTab ??= new Answers();
  return ofThisTab;
}
