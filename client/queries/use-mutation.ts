import { useCallback, useEffect, useRef, useState } from "react";

interface MutationOptions<Given, Result> {
  mutationFn: (given: Given) => Promise<Result>;
  /** What it returns is waited for: until then the sending is not over. */
  onSuccess?: (result: Result) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

interface Progress<Result> {
  isPending: boolean;
  data?: Result;
  error?: Error;
}

const IDLE = { isPending: false };

/** Something that is sent: whether it is on its way, and what came of it. It is never tried again by itself. */
export function useMutation<Result, Given = void>(options: MutationOptions<Given, Result>) {
  const [progress, setProgress] = useState<Progress<Result>>(IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const mutateAsync = useCallback(async (given: Given): Promise<Result> => {
    setProgress({ isPending: true });
    try {
      const data = await latest.current.mutationFn(given);
      await latest.current.onSuccess?.(data);
      setProgress({ isPending: false, data });
      return data;
    } catch (error) {
      latest.current.onError?.(error as Error);
      setProgress({ isPending: false, error: error as Error });
      throw error;
    } finally {
      latest.current.onSettled?.();
    }
  }, []);
  const mutate = useCallback((given: Given) => void mutateAsync(given).catch(() => {}), [mutateAsync]);
  const reset = useCallback(() => setProgress(IDLE), []);
  return { ...progress, isError: progress.error !== undefined, mutate, mutateAsync, reset };
}
