import { DashboardFrame, type DashboardLink } from 'shared-ui/dashboard';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Outlet } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { accountLinks } from './account-links';
import { usePassPagesInfiniteQuery } from 'shared-ui/own-pages/passes';
import { customerAccountTexts } from './texts';

/** Frame of the customer's account. */
export function AccountFrame() {
  const t = useTexts(customerAccountTexts);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const { data: account } = useOwnAccountOneQuery();
  const { data: open } = usePassPagesInfiniteQuery({ state: 'issued' });
  const ready = open?.pages[0]?.total;
  const plan = account && inLanguage(language, account.membership.name, account.membership.nameNe);
  const owner = {
    name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
    note: plan ? t('customerPlan', { plan }) : '',
    image: user?.profileImageUrl,
  };
  const links: readonly DashboardLink[] = accountLinks
    .filter(({ staffOnly }) => !staffOnly || user?.staffOf)
    .map(({ to, text, icon }) => ({
      to,
      label: t(text),
      icon,
      count: to === '/dashboard/redemptions' ? ready : undefined,
    }));
  return (
    <DashboardFrame owner={owner} links={links}>
      <Outlet />
    </DashboardFrame>
  );
}
