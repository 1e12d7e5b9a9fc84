import { type ComponentProps, Fragment } from "react";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { BRAND } from "#contract/brand.ts";
import { Icon, type IconName } from "../icon.tsx";
import { Link } from "../link.tsx";
import { FOOTER_COLUMNS, LEGAL_PAGES, pageUrl } from "./links.ts";
import { useSite } from "./site-context.ts";
import { Logo } from "./site-header.tsx";

const SOCIAL: readonly { icon: IconName; label: string }[] = [
  { icon: "facebook", label: "Facebook" },
  { icon: "x", label: "X" },
  { icon: "instagram", label: "Instagram" },
];

const quiet =
  "inline-flex min-h-11 items-center text-white/80 underline-offset-4 hover:text-white hover:underline sm:min-h-9";

/** The specification requires this link without naming its target. The link has no `href`, because an empty page would open. */
const NowhereLink = (props: ComponentProps<"a">) => <a role="link" aria-disabled="true" {...props} />;

export function SiteFooter() {
  const { footerLines } = useSite();
  const jobQuery = useJobQuery();
  return (
    <footer className="mt-auto bg-ink text-white print:hidden">
      <div aria-hidden="true" className="hazard h-2" />
      <div className="page grid gap-10 py-12 md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo inverted />
          <p className="mt-4 text-white/80">{BRAND.blurb}</p>
          <SocialLinks />
        </div>
        {FOOTER_COLUMNS.map(({ label, pages }) => (
          <nav key={label} aria-label={label}>
            <h2 className="mb-2 font-bold text-skip">{label}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={pageUrl(page, jobQuery)} className={quiet}>
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-white/15">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-sm">
          <p className="mr-auto text-white/80">
            © {BRAND.copyrightYear} {BRAND.name}. All rights reserved.
          </p>
          {LEGAL_PAGES.map(({ path, title }) => (
            <Fragment key={path}>
              <Link to={path} className={quiet}>
                {title}
              </Link>{" "}
            </Fragment>
          ))}{" "}
          <NowhereLink
            aria-label="Cookie Policy"
            className="inline-flex min-h-11 items-center text-white/80 sm:min-h-9"
          >
            Cookie Policy
          </NowhereLink>
        </div>
        {footerLines.map((line) => (
          <p key={line} className="page pb-5 text-sm text-white/80 wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </footer>
  );
}

const SocialLinks = () => (
  <ul aria-label="Social media" className="mt-5 flex gap-2">
    {SOCIAL.map(({ icon, label }) => (
      <li key={label}>
        <NowhereLink
          aria-label={label}
          className="grid size-11 place-items-center rounded-control border border-white/25 text-white/80"
        >
          <Icon name={icon} />
        </NowhereLink>
      </li>
    ))}
  </ul>
);
