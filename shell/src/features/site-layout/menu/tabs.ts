import { Heart, House, Search, Ticket, User, type LucideIcon } from 'lucide-react';
import type { SiteLink } from '../site-links';

export interface SiteTab extends SiteLink {
  readonly icon: LucideIcon;
  /** Another address of the same page. */
  readonly alsoAt?: string;
}

export const tabs: readonly SiteTab[] = [
  { text: 'home', to: '/', icon: House },
  { text: 'explore', to: '/deals', icon: Search },
  { text: 'myCodes', to: '/dashboard/passes', alsoAt: '/dashboard/redemptions', icon: Ticket },
  { text: 'favorites', to: '/favorites', icon: Heart },
  { text: 'account', to: '/dashboard', icon: User },
];

const isAt = (path: string, root: string | undefined): boolean =>
  root !== undefined && (path === root || path.startsWith(`${root}/`));

/** Returns the tab with the longest address above a path without a language prefix. */
export function currentTab(path: string): SiteTab | undefined {
  return tabs
    .filter(({ to, alsoAt }) => isAt(path, to) || isAt(path, alsoAt))
    .reduce<SiteTab | undefined>(
      (best, tab) => (best && best.to.length > tab.to.length ? best : tab),
      undefined,
    );
}
