import { createContext, type ReactNode, useContext } from "react";

/** What is inside the header and the footer of every page, as HTML. */
export interface Frame {
  header: string;
  footer: string;
}

/** On the server: a frame that was rendered before. Browsers have none, and find the same elements in the page. */
export const FrameContext = createContext<Frame | undefined>(undefined);

interface FramePartProps {
  part: keyof Frame;
  className: string;
  children: ReactNode;
}

/** The header or the footer: half of the elements of many a page, and the same for everybody. */
export function FramePart({ part: Part, className, children }: FramePartProps) {
  const frame = useContext(FrameContext);
  if (!frame) return <Part className={className}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of the very same
  return <Part className={className} dangerouslySetInnerHTML={{ __html: frame[Part] }} />;
}
