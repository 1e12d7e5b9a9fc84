import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { deleteToken, findSession, isUnauthorised, requestSignIn, requestSignOut } from "./admin-requests.ts";
import { forgetTyped } from "./typed-words.ts";

interface SessionState {
  /** "expired": the server refused the session. The page keeps its content and the typed text for the next sign-in. */
  status: "checking" | "signedOut" | "signedIn" | "expired";
  /** False for the first check, because the page was just opened. */
  shouldFocus: boolean;
}

interface AdminSession extends SessionState {
  signIn: (password: string) => Promise<void>;
  signOut: () => void;
  endSession: () => void;
}

const SessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useAdminSession is used outside AdminSessionProvider");
  return session;
}

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: "checking", shouldFocus: false });
  const queryClient = useQueryClient();
  // A ref, because the server can refuse several requests at once, before the state changes with the next render.
  const isSignedIn = useRef(false);
  const change = useCallback((status: SessionState["status"], shouldFocus = true) => {
    isSignedIn.current = status === "signedIn";
    setState({ status, shouldFocus });
  }, []);
  useEffect(() => {
    findSession().then((isFound) => change(isFound ? "signedIn" : "signedOut", false));
  }, [change]);

  const showToast = useToast();
  const expire = useCallback(() => {
    if (!isSignedIn.current) return;
    deleteToken();
    change("expired");
    showToast({ title: "Session expired", description: "Please sign in again.", destructive: true });
  }, [change, showToast]);
  useEffect(() => {
    const watch = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === "updated" && event.action.type === "error" && isUnauthorised(event.action.error))
        expire();
    };
    const ends = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe(watch),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient, expire]);

  const endSession = () => {
    deleteToken();
    forgetTyped();
    queryClient.removeQueries({ queryKey: ["admin"] });
    change("signedOut");
  };
  const session: AdminSession = {
    ...state,
    endSession,
    async signIn(password) {
      await requestSignIn(password);
      change("signedIn");
      // Loads the administrator's data again, because the server may have refused some queries while the session was expired.
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
    signOut() {
      requestSignOut();
      endSession();
    },
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useFocusedElement<Target extends HTMLElement>() {
  const { shouldFocus } = useAdminSession();
  const element = useRef<Target>(null);
  useEffect(() => {
    if (shouldFocus) element.current?.focus();
  }, [shouldFocus]);
  return element;
}
