import { useTexts } from 'shared-ui/i18n';
import { deviceKind } from './device-kind';
import { installTexts } from './texts';

/** How to put the site on the home screen where the browser does not ask by itself. */
export function InstallHelp() {
  const t = useTexts(installTexts);
  return <p>{t(deviceKind(navigator))}</p>;
}
