/** What every page knows about the site it belongs to. */
export interface Site {
  /** Without a slash at the end. */
  publicUrl: string;
  /** Whether the directory holds invented companies: said in the footer, and kept out of search engines. */
  demonstration: boolean;
}
