import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ownBusinessTexts } from './texts';

/** Returns true for the business of the current admin: another admin decides about it (rule Y7). The server checks it again. */
export const useOwnBusiness = (vendorId: number): boolean =>
  useCurrentUser().user?.staffOf?.vendorId === vendorId;

/** Shown instead of the buttons of a decision about the own business. */
export function OwnBusinessNote() {
  const t = useTexts(ownBusinessTexts);
  return <span>{t('note')}</span>;
}
