import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { ownBusinessTexts } from './texts';

/** Returns the id of the business that the current admin works for; undefined if there is none. */
export const useOwnBusinessId = (): number | undefined => useCurrentUser().user?.staffOf?.vendorId;

/** Returns true for the business of the current admin: another admin decides about it (rule Y7). The server checks it again. */
export const useOwnBusiness = (vendorId: number): boolean => useOwnBusinessId() === vendorId;

/** Shown instead of the buttons of a decision about the own business. */
export function OwnBusinessNote() {
  const t = useTexts(ownBusinessTexts);
  return <span>{t('note')}</span>;
}

/** Shown instead of the buttons of a decision that concerns the admin as a customer, or the own business among others. */
export function OwnAffairNote() {
  const t = useTexts(ownBusinessTexts);
  return <span>{t('affair')}</span>;
}
