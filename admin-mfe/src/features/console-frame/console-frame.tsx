import {
  Banknote,
  ChartNoAxesCombined,
  Gavel,
  LayoutDashboard,
  Library,
  Mail,
  MessageSquareWarning,
  ScrollText,
  SlidersHorizontal,
  Store,
  Tag,
  Users,
  WalletCards,
} from 'lucide-react';
import { BrandProvider, DashboardFrame, type DashboardLink } from 'shared-ui/dashboard';
import { useAdminOverviewWaitingQuery } from 'shared-ui/api/admin-overview';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { Outlet } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import type { Choice } from './palette/choice';
import { PaletteButton, usePalette } from './palette/palette-button';
import { consoleFrameTexts } from './texts';

/** Admins meet it once, in production alone. */
const EnrolmentPage = lazyPart(async () => (await import('./enrolment-page')).EnrolmentPage);

/** The console, or the enrolment that an admin without a second factor has to finish first. */
export function ConsoleFrame() {
  const { user } = useCurrentUser();
  return user?.needsSecondFactor ? <EnrolmentPage /> : <ConsoleWithLinks />;
}

/** The frame of the admin console, with what waits behind each way. */
function ConsoleWithLinks() {
  const t = useTexts(consoleFrameTexts);
  const { user } = useCurrentUser();
  const { open, palette } = usePalette();
  const { data: waiting } = useAdminOverviewWaitingQuery();
  const links: readonly DashboardLink[] = [
    { to: '/dashboard', label: t('overview'), icon: LayoutDashboard },
    {
      to: '/dashboard/deals',
      label: t('deals'),
      icon: Gavel,
      count: waiting && waiting.deals.count + waiting.revisions.count,
    },
    { to: '/dashboard/vendors', label: t('vendors'), icon: Store, deep: true, count: waiting?.vendors.count },
    {
      to: '/dashboard/reviews',
      label: t('reviews'),
      icon: MessageSquareWarning,
      count: waiting?.reviews.count,
    },
    {
      to: '/dashboard/messages',
      label: t('messages'),
      icon: Mail,
      deep: true,
      count: waiting?.messages.count,
    },
    {
      to: '/dashboard/payments',
      label: t('payments'),
      icon: Banknote,
      deep: true,
      count: waiting && waiting.payments.count + waiting.refunds.count + waiting.approvals.count,
    },
    { to: '/dashboard/catalogue', label: t('catalogue'), icon: Library },
    { to: '/dashboard/users', label: t('users'), icon: Users, deep: true },
    { to: '/dashboard/plans', label: t('plans'), icon: WalletCards },
    { to: '/dashboard/settings', label: t('siteSettings'), icon: SlidersHorizontal },
    { to: '/dashboard/reports', label: t('reports'), icon: ChartNoAxesCombined },
    { to: '/dashboard/audit', label: t('audit'), icon: ScrollText },
    { to: '/', label: t('site'), icon: Tag },
  ];
  const pages = links.map(({ to, label }): Choice => ({ kind: 'pages', to, label }));
  const owner = { name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(), note: t('admin') };
  return (
    <BrandProvider>
      <DashboardFrame owner={owner} links={links} tools={<PaletteButton onOpen={open} />}>
        <Outlet />
      </DashboardFrame>
      {user && palette({ pages, userId: user.id })}
    </BrandProvider>
  );
}
