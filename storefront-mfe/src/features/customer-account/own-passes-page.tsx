import { useCurrentUser } from 'shared-ui/platform';
import { PassesPage } from './passes-page';
import { RedemptionsPage } from './redemptions/redemptions-page';
import { useOfflineCopy } from './use-offline-copy';

/** The user's passes: with points and savings for customers, without them for businesses and admins. */
export function OwnPassesPage() {
  const { user } = useCurrentUser();
  useOfflineCopy();
  const isShopper = user?.role === 'customer' && !user.staffOf?.rights.some((right) => right !== 'counter');
  return isShopper ? <RedemptionsPage /> : <PassesPage />;
}
