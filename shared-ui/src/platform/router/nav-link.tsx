import { useLocation, useResolvedPath } from 'react-router-dom';
import { useLanguage } from 'shared-ui/store';
import { Link, type LinkProps } from './link';
import { localizedTarget } from './localized-target';

export interface NavLinkProps extends LinkProps {
  /** Current on the very page only, not on those below it. */
  readonly end?: boolean;
}

const withoutEndSlash = (path: string): string => path.replace(/(.)\/$/, '$1').toLowerCase();

/** A link that says when it leads to the page that is shown. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = withoutEndSlash(useLocation().pathname);
  const there = withoutEndSlash(useResolvedPath(localizedTarget(link.to, useLanguage())).pathname);
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
