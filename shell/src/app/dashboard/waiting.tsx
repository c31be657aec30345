import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { useLocation } from 'shared-ui/router';
import { appTexts } from '../app-texts';
import { currentPlace, hasSiteBars } from '../registry/current-place';
import { useRemoteSource } from '../remotes/remote-source';
import { DashboardSkeleton } from './dashboard-skeleton';
import { fullName } from './full-name';

/** Dashboard while the current user and its remote load. */
export function Waiting() {
  const t = useTexts(appTexts);
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const place = currentPlace(useRemoteSource().listed(), pathname, user);
  const name = user && !hasSiteBars(place) ? fullName(user) : undefined;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <DashboardSkeleton name={name} />
    </>
  );
}
