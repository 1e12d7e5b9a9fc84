import { type QueryKey, type UseQueryOptions, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { RequestError } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import {
  adminRequest,
  deleteToken,
  findSession,
  isUnauthorised,
  requestSignIn,
  requestSignOut,
  requestSignOutEverywhere,
  sendFile,
  WORK_COUNTS,
} from "./admin-requests.ts";
import { forgetTyped } from "./typed-words.ts";

interface SessionState {
  /** "expired": the server refused the session. The page keeps its content and the typed text for the next sign-in. */
  status: "checking" | "signedOut" | "signedIn" | "expired";
  /**
   * True after signing in or out, and after the session expired. The focus then moves to the new content. False after the first
   * check, because the page has just been opened.
   */
  shouldFocus: boolean;
}

export interface AdminSession extends SessionState {
  signIn: (password: string) => Promise<"signedIn" | "refused">;
  signOut: () => void;
  signOutEverywhere: () => Promise<void>;
  /** Ends a session that the server refuses, and says so in a toast. */
  expireSession: () => void;
  /** Calls the API as the administrator. Throws a `RequestError` if the response is not OK. A 401 also ends the session. */
  request: typeof adminRequest;
  /** Sends a large file. Otherwise the same as `request`. */
  sendFile: typeof sendFile;
}

const SIGN_OUT_FAILED = {
  title: "Error",
  description: "We couldn't sign you out everywhere. Please try again.",
  destructive: true,
};

const SessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useAdminSession is used outside AdminSessionProvider");
  return session;
}

/** The state of the session. An effect asks the server for it after the first render. */
function useSessionState() {
  const [state, setState] = useState<SessionState>({ status: "checking", shouldFocus: false });
  useEffect(() => {
    findSession().then((isSignedIn) =>
      setState({ status: isSignedIn ? "signedIn" : "signedOut", shouldFocus: false }),
    );
  }, []);
  return [state, setState] as const;
}

/** Returns a function that ends the session if a request is refused, and counts again what waits after each request. */
function useWatched(expireSession: () => void) {
  const queryClient = useQueryClient();
  return useCallback(
    <Answer,>(sent: Promise<Answer>) =>
      sent
        .catch((error: unknown) => {
          if (isUnauthorised(error)) expireSession();
          // HTTP/2 has no status text.
          if (error instanceof RequestError)
            error.message = `Request failed: ${error.statusText || error.status}`;
          throw error;
        })
        .finally(() => void queryClient.invalidateQueries({ queryKey: WORK_COUNTS })),
    [expireSession, queryClient],
  );
}

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const [{ status, shouldFocus }, setState] = useSessionState();
  const showToast = useToast();
  const queryClient = useQueryClient();

  const endSession = useCallback(() => {
    deleteToken();
    forgetTyped();
    queryClient.removeQueries({ queryKey: ["admin"] });
    setState({ status: "signedOut", shouldFocus: true });
  }, [queryClient, setState]);

  // Prevents several toasts, because the server can refuse several requests at the same time.
  const isExpired = useRef(false);
  const expireSession = useCallback(() => {
    if (isExpired.current) return;
    isExpired.current = true;
    deleteToken();
    setState({ status: "expired", shouldFocus: true });
    showToast({ title: "Session expired", description: "Please sign in again.", destructive: true });
  }, [showToast, setState]);

  const watched = useWatched(expireSession);
  const session = useMemo<AdminSession>(
    () => ({
      status,
      shouldFocus,
      expireSession,
      async signIn(password) {
        const outcome = await requestSignIn(password);
        if (outcome === "refused") return outcome;
        isExpired.current = false;
        setState({ status: "signedIn", shouldFocus: true });
        // Reloads the administrator's data, because the server may have refused some queries.
        await queryClient.invalidateQueries({ queryKey: ["admin"] });
        return outcome;
      },
      signOut() {
        requestSignOut();
        endSession();
      },
      async signOutEverywhere() {
        const status = await requestSignOutEverywhere();
        if (status === 401) return expireSession();
        if (status !== 200) return showToast(SIGN_OUT_FAILED);
        endSession();
        showToast({ title: "Signed out everywhere", description: "Every device has to sign in again." });
      },
      request: (method, path, body) => watched(adminRequest(method, path, body)),
      sendFile: (path, file, onProgress) => watched(sendFile(path, file, onProgress)),
    }),
    [status, shouldFocus, setState, endSession, expireSession, queryClient, showToast, watched],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The ref of a page's heading, which gets the focus after signing in. */
export function useFocusedHeading() {
  const { shouldFocus } = useAdminSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus]);
  return heading;
}

/** Runs a query for the administrator. A 401 response ends the session. */
export function useAdminQuery<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const { expireSession } = useAdminSession();
  const result = useQuery(query);
  const isExpired = isUnauthorised(result.error);
  useEffect(() => {
    if (isExpired) expireSession();
  }, [isExpired, expireSession]);
  return result;
}
