import { Suspense, useState } from 'react';
import { BrandProvider, DashboardFrame } from 'shared-ui/dashboard';
import { useVendorDealsCountsQuery } from 'shared-ui/api/vendor-deals';
import { useVendorReviewsSummaryQuery } from 'shared-ui/api/reviews';
import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Outlet, useLocation } from 'shared-ui/router';
import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';
import { dashboardLinks, takesWholePhone } from './dashboard-links';
import { SuspensionNotice } from './suspension-notice';
import { dashboardFrameTexts } from './texts';

type Staff = SessionUserView['staffOf'];

function StaffFrame({ staff }: { staff: NonNullable<Staff> }) {
  const t = useTexts(dashboardFrameTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const { data: counts } = useVendorDealsCountsQuery(undefined, { skip: staff.role === 'counter' });
  const { data: subscription } = useVendorSubscriptionsOwnQuery(undefined, {
    skip: staff.role === 'counter',
  });
  const { data: reviews } = useVendorReviewsSummaryQuery(undefined, { skip: staff.role === 'counter' });
  const waiting = { deals: counts?.pending, reviews: reviews?.unanswered };
  const role = t(`role_${staff.role}`);
  const plan = subscription && inLanguage(language, subscription.plan.name, subscription.plan.nameNe);
  const links = dashboardLinks(staff.role).map(({ text, ...link }) => ({
    ...link,
    label: t(text),
    count: text === 'deals' || text === 'reviews' ? waiting[text] : undefined,
  }));
  return (
    <DashboardFrame
      owner={{ name: businessNameIn(language, staff), note: plan ? t('rolePlan', { role, plan }) : role }}
      links={links}
      whole={takesWholePhone(pathname)}
    >
      {staff.role !== 'counter' && <SuspensionNotice />}
      <Outlet />
    </DashboardFrame>
  );
}

function FrameOf({ staff }: { staff: Staff }) {
  // Who registers a business sees that page to its end: what was true on arrival decides.
  const [registers] = useState(staff === null);
  if (staff && !registers) return <StaffFrame staff={staff} />;
  return (
    <main id="main" tabIndex={-1}>
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  );
}

/** Frame of a business's dashboard. Who has no business yet gets the bare page, to register one. */
export function VendorFrame() {
  const { user } = useCurrentUser();
  return <BrandProvider>{user && <FrameOf staff={user.staffOf} />}</BrandProvider>;
}
