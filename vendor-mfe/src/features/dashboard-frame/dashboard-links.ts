import {
  Banknote,
  Crown,
  LayoutDashboard,
  MessageSquareText,
  NotebookTabs,
  QrCode,
  ReceiptText,
  ScanLine,
  Store,
  Tag,
  TicketPercent,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { SessionUserView } from 'shared-ui/platform';

export type StaffRole = NonNullable<SessionUserView['staffOf']>['role'];

export interface DashboardLink {
  readonly to: string;
  readonly text:
    | 'overview'
    | 'deals'
    | 'business'
    | 'subscription'
    | 'staff'
    | 'counter'
    | 'account'
    | 'redemptions'
    | 'history'
    | 'statements'
    | 'reviews'
    | 'close'
    | 'passes'
    | 'site';
  readonly icon: LucideIcon;
  /** Whether deeper addresses belong to it as well. */
  readonly deep?: boolean;
}

const counter: DashboardLink = { to: '/dashboard/counter', text: 'counter', icon: ScanLine };
const site: DashboardLink = { to: '/', text: 'site', icon: Tag };

const ofOwner: readonly DashboardLink[] = [
  { to: '/dashboard', text: 'overview', icon: LayoutDashboard },
  { to: '/dashboard/deals', text: 'deals', icon: TicketPercent, deep: true },
  { to: '/dashboard/business', text: 'business', icon: Store },
  counter,
  { to: '/dashboard/redemptions', text: 'history', icon: ReceiptText },
  { to: '/dashboard/business/statements', text: 'statements', icon: Banknote },
  { to: '/dashboard/reviews', text: 'reviews', icon: MessageSquareText },
  { to: '/dashboard/business/staff', text: 'staff', icon: UsersRound },
  { to: '/dashboard/business/subscription', text: 'subscription', icon: Crown },
  { to: '/dashboard/passes', text: 'passes', icon: QrCode },
  site,
];

/** Staff and plan are the owner's. */
const ofManager = ofOwner.filter(({ text }) => text !== 'staff' && text !== 'subscription');

const ofCounter: readonly DashboardLink[] = [
  counter,
  { to: '/dashboard/counter/close', text: 'close', icon: NotebookTabs },
  { to: '/dashboard/counter/redemptions', text: 'history', icon: ReceiptText },
  { to: '/dashboard', text: 'account', icon: UserRound },
  { to: '/dashboard/redemptions', text: 'redemptions', icon: TicketPercent },
  site,
];

const WAYS: Readonly<Record<StaffRole, readonly DashboardLink[]>> = {
  owner: ofOwner,
  manager: ofManager,
  counter: ofCounter,
};

/** The ways of the sidebar: the counter's staff see the counter and what is their own. */
export const dashboardLinks = (role: StaffRole): readonly DashboardLink[] => WAYS[role];

const FULL_SCREEN = /^\/dashboard\/(counter|deals\/(new|[^/]+\/edit))\/?$/;

/** Screens that take a phone's whole surface and bring their own way back. */
export const takesWholePhone = (path: string): boolean => FULL_SCREEN.test(path);
