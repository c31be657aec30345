import { useTexts } from 'shared-ui/i18n';
import { VisuallyHidden } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { appTexts } from '../app-texts';
import { DashboardSkeleton } from './dashboard-skeleton';
import { fullName } from './full-name';

/** Dashboard while the current user and its remote load. */
export function Waiting() {
  const t = useTexts(appTexts);
  const { user } = useCurrentUser();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <DashboardSkeleton name={user ? fullName(user) : undefined} />
    </>
  );
}
