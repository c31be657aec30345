import { useCurrentUser } from 'shared-ui/platform';
import { PassesPage } from './passes-page';
import { RedemptionsPage } from './redemptions/redemptions-page';

/** One's own codes: beside points and savings for a shopper, alone for who runs a business or the console. */
export function OwnPassesPage() {
  const { user } = useCurrentUser();
  const isShopper = user?.role === 'customer' && user.staffOf?.role !== 'manager';
  return isShopper ? <RedemptionsPage /> : <PassesPage />;
}
