import { createContext, useContext } from "react";
import type { Answers } from "./answers.ts";

const AnswersContext = createContext<Answers | null>(null);

export const AnswersProvider = AnswersContext.Provider;

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error("useAnswers is used outside AnswersProvider");
  return answers;
}
