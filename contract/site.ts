/** Facts about the site that every page needs. */
export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether the companies are invented. Pages then say so in the footer and are `noindex`. */
  demonstration: boolean;
}
