import { useLocation, useResolvedPath } from 'react-router-dom';
import { useLanguage } from 'shared-ui/store';
import { Link, type LinkProps } from './link';
import { localizedTarget } from './localized-target';

export interface NavLinkProps extends LinkProps {
  /** Marks the link only on exactly this page, not on pages below it. */
  readonly end?: boolean;
}

const withoutEndSlash = (path: string): string => path.replace(/(.)\/$/, '$1').toLowerCase();

/** Link that is marked with `aria-current` when its target is the current page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = withoutEndSlash(useLocation().pathname);
  const there = withoutEndSlash(useResolvedPath(localizedTarget(link.to, useLanguage())).pathname);
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
