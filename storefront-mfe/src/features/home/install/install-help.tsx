import { useTexts } from 'shared-ui/i18n';
import { deviceKind } from './device-kind';
import { installTexts } from './texts';

/** Instructions for adding the site to the home screen, for browsers without an install prompt. */
export function InstallHelp() {
  const t = useTexts(installTexts);
  return <p>{t(deviceKind(navigator))}</p>;
}
