import {
  Crown,
  LayoutDashboard,
  ReceiptText,
  ScanLine,
  Store,
  Tag,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { SessionUserView } from 'shared-ui/session';

export type StaffRole = NonNullable<SessionUserView['staffOf']>['role'];

export interface DashboardLink {
  readonly to: string;
  readonly text:
    | 'overview'
    | 'deals'
    | 'business'
    | 'subscription'
    | 'counter'
    | 'account'
    | 'redemptions'
    | 'history'
    | 'site';
  readonly icon: LucideIcon;
  /** Whether deeper addresses belong to it as well. */
  readonly deep?: boolean;
}

const counter: DashboardLink = { to: '/dashboard/counter', text: 'counter', icon: ScanLine };
const site: DashboardLink = { to: '/', text: 'site', icon: Tag };

const ofBusiness: readonly DashboardLink[] = [
  { to: '/dashboard', text: 'overview', icon: LayoutDashboard },
  { to: '/dashboard/deals', text: 'deals', icon: TicketPercent, deep: true },
  { to: '/dashboard/business', text: 'business', icon: Store },
  counter,
  { to: '/dashboard/redemptions', text: 'history', icon: ReceiptText },
  { to: '/dashboard/business/subscription', text: 'subscription', icon: Crown },
  site,
];

const ofCounter: readonly DashboardLink[] = [
  counter,
  { to: '/dashboard', text: 'account', icon: UserRound },
  { to: '/dashboard/redemptions', text: 'redemptions', icon: TicketPercent },
  site,
];

/** The ways of the sidebar: the counter's staff see the counter and what is their own. */
export const dashboardLinks = (role: StaffRole): readonly DashboardLink[] =>
  role === 'counter' ? ofCounter : ofBusiness;

const FULL_SCREEN = /^\/dashboard\/(counter|deals\/(new|[^/]+\/edit))\/?$/;

/** Screens that take a phone's whole surface and bring their own way back. */
export const takesWholePhone = (path: string): boolean => FULL_SCREEN.test(path);
