import { useQueryClient } from "@tanstack/react-query";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { RequestError } from "#client/queries/request.ts";
import type { Erasure, PersonalData } from "#contract/personal-data/personal-data.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-act.ts";

/** The typed contact and the response. Neither is part of a URL or of a cached query. */
export interface Answered<Answer> {
  contact: string;
  answer: Answer;
}

/** Reads and erases what is stored about a contact. Messages about the typed contact are in `problem`. */
export function usePersonalData() {
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = (description: string) => (error: unknown) => {
    if (problemOf(error) === undefined) showToast({ title: "Error", description, destructive: true });
  };
  const finding = useSingleMutation({
    mutationFn: async (contact: string): Promise<Answered<PersonalData>> => ({
      contact,
      answer: await (await request("POST", "/api/personal-data/find", { contact })).json(),
    }),
    onError: showFailure("Failed to look it up"),
    gcTime: 0,
  });
  const erasing = useSingleMutation({
    mutationFn: async (contact: string): Promise<Answered<Erasure>> => ({
      contact,
      answer: await (await request("POST", "/api/personal-data/erase", { contact })).json(),
    }),
    // Reloads the dashboard's lists, which still show the erased data.
    onSettled: () => queryClient.invalidateQueries(),
    onError: showFailure(
      "Failed to erase everything. Please press Erase again: it continues where it stopped.",
    ),
    gcTime: 0,
  });
  return { finding, erasing, problem: problemOf(finding.error) };
}

/** The message about the typed contact, if the server refused it. */
const problemOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.fields.contact : undefined;
