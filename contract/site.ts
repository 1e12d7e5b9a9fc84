/** Facts about the site that every page needs. */
export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** True if the companies are invented. Pages then show a notice at the top and are `noindex`. */
  demonstration: boolean;
  /** Who runs the site. Settings without a value are missing. */
  legal: LegalIdentity;
  /** Texts in the footer, such as who runs the site. The server composes them, so browsers need no code for that. */
  footerLines: readonly string[];
  /** True if companies pay to be featured. */
  isFeaturedPaid?: boolean;
}

export interface LegalIdentity {
  name?: string;
  /** The address in one line. */
  address?: string;
  companyNumber?: string;
  icoNumber?: string;
  email?: string;
}
