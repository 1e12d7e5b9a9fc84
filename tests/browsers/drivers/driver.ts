/** A reference to an element, in the format of the driver's protocol. */
export type ElementRef = Readonly<Record<string, unknown>>;

/** One window of a browser. Functions are source text that runs in the page. */
export interface Driver {
  name: string;
  goto(url: string): Promise<void>;
  /** Resolves to the return value of the function, which must be a text, a number, a boolean, nothing or an element. */
  call(source: string, ...args: unknown[]): Promise<unknown>;
  /** Clicks the centre of an element. */
  click(element: ElementRef): Promise<void>;
  /** Types the text into the element, which must have the focus. */
  type(element: ElementRef, text: string): Promise<void>;
  close(): Promise<void>;
}
