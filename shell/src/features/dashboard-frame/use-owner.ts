import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useVendorSubscriptionsOwnQuery } from 'shared-ui/api/subscriptions';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import type { SessionUserView } from 'shared-ui/platform';
import type { DashboardOwner } from './dashboard-link';
import { dashboardTexts } from './texts';

type Staff = NonNullable<SessionUserView['staffOf']>;

const fullName = ({ firstName, lastName }: SessionUserView): string => `${firstName} ${lastName}`.trim();

function useBusiness(staff: Staff | null): DashboardOwner | null {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { data: subscription } = useVendorSubscriptionsOwnQuery(undefined, {
    skip: !staff?.rights.includes('deals'),
  });
  if (!staff) return null;
  const role = t(`role_${staff.role}`);
  const plan = subscription && inLanguage(language, subscription.plan.name, subscription.plan.nameNe);
  return { name: businessNameIn(language, staff), note: plan ? t('rolePlan', { role, plan }) : role };
}

function usePerson(user: SessionUserView, isShown: boolean): DashboardOwner {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const isAdmin = user.role === 'admin';
  const { data: account } = useOwnAccountOneQuery(undefined, { skip: isAdmin || !isShown });
  if (isAdmin)
    return { name: fullName(user), note: t(user.adminRole ? `adminRole_${user.adminRole}` : 'admin') };
  const plan = account && inLanguage(language, account.membership.name, account.membership.nameNe);
  const note = plan ? t('customerPlan', { plan }) : '';
  return { name: fullName(user), note, image: user.profileImageUrl };
}

/**
 * Returns the business for people with more rights than the counter, otherwise the user. An admin is shown, also one who works for a
 * business.
 * @param isBusiness true if counter staff also see the business
 */
export function useOwner(user: SessionUserView, isBusiness: boolean): DashboardOwner {
  const staffOf = user.role === 'admin' ? null : user.staffOf;
  const runsBusiness = staffOf?.rights.some((right) => right !== 'counter');
  const staff = staffOf && (runsBusiness || isBusiness) ? staffOf : null;
  const business = useBusiness(staff);
  const person = usePerson(user, business === null);
  return business ?? person;
}
