/** Facts about the site that every page needs. */
export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether the companies are invented. Pages then say so at their top and are `noindex`. */
  demonstration: boolean;
  /** Who runs the site. What is not set is missing. */
  legal: LegalIdentity;
  /** Whether companies pay to be featured. */
  isFeaturedPaid?: boolean;
}

export interface LegalIdentity {
  name?: string;
  /** On one line. */
  address?: string;
  companyNumber?: string;
  icoNumber?: string;
  email?: string;
}
