import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A mutation of the desk. Once at a time: a second press is ignored until the first has ended. `isPending` alone changes with the
 * next render, and the second press of a double one comes before it.
 */
export function useSingleMutation<Answer, Sent = void>(options: UseMutationOptions<Answer, Error, Sent>) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const isBusy = useRef(false);
  const mutate = (sent: Sent): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    const end = () => {
      isBusy.current = false;
    };
    mutateAsync(sent).then(end, end);
  };
  return { ...mutation, mutate };
}
