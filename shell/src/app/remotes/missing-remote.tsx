import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import { RemoteFailure } from './remote-failure';
import { useRemoteSource } from './remote-source';

/** Message for an address that may belong to a remote whose manifest could not be read yet. */
export function MissingRemote() {
  const t = useTexts(appTexts);
  const { reload } = useRemoteSource();
  return <RemoteFailure text={t('missingText')} retry={reload} />;
}
