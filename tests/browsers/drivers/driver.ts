/** A reference to an element, in the words of the driver's protocol. */
export type ElementRef = Readonly<Record<string, unknown>>;

/** One window of a browser. Functions are source text that runs in the page. */
export interface Driver {
  name: string;
  goto(url: string): Promise<void>;
  /** Resolves to what the function returns, which must be JSON or an element. */
  call(source: string, ...args: unknown[]): Promise<unknown>;
  /** Presses the middle of an element, as a mouse does. */
  click(element: ElementRef): Promise<void>;
  /** Types into the element that has the focus. */
  type(element: ElementRef, text: string): Promise<void>;
  close(): Promise<void>;
}
