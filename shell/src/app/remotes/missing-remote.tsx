import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import { RemoteFailure } from './remote-failure';
import { useRemoteSource } from './remote-source';

/** Stands where a remote may belong that the shell has not reached since it started. */
export function MissingRemote() {
  const t = useTexts(appTexts);
  const { reload } = useRemoteSource();
  return <RemoteFailure text={t('missingText')} retry={reload} />;
}
