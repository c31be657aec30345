import { useState } from 'react';
import { looksLikeEmail, typedFigures } from '../../format';
import { useLanguage, useTexts } from '../../platform/i18n';
import { useSessionChange } from '../../platform/session';
import { oneTimeNumberApi, type SessionUserView } from '../../store/api/one-time-number';
import { mobileNumberOf } from './mobile-number';
import { storeEntry, readStoredEntry, type SheetEntry } from './stored-entry';
import { numberSheetTexts } from './texts';
import { useAttempt, type AttemptStatus } from './use-attempt';

export const DIGITS = 6;

export type SheetState = SheetEntry & AttemptStatus;

export interface SheetActions {
  /** @param takesPhone true if the address may be a mobile number */
  request(address: string, takesPhone: boolean): Promise<void>;
  verify(digits: string): Promise<void>;
  complete(firstName: string, city: string): Promise<void>;
  /** Returns to the address step. */
  startAgain(): void;
}

interface Endings {
  onSignedIn(user: SessionUserView): void;
  onSecondFactor(): void;
}

/** Returns the address as it is sent: an e-mail, or a mobile number of ten digits. Null if the text is neither. */
const addressOf = (typed: string, takesPhone: boolean): string | null =>
  (takesPhone ? mobileNumberOf(typed) : null) ?? (looksLikeEmail(typed.trim()) ? typed.trim() : null);

/** State of the sheet's steps: address, digits and, for a new account, a name. */
export function useNumberSheet({ onSignedIn, onSecondFactor }: Endings): SheetState & SheetActions {
  const t = useTexts(numberSheetTexts);
  const language = useLanguage();
  const session = useSessionChange();
  const [entry, setEntry] = useState(readStoredEntry);
  const { status, attempt, fail, succeed } = useAttempt();
  const [sendRequest] = oneTimeNumberApi.useOneTimeNumberRequestMutation();
  const [sendDigits] = oneTimeNumberApi.useOneTimeNumberVerifyMutation();
  const [sendName] = oneTimeNumberApi.useOneTimeNumberCompleteMutation();

  const goTo = (next: SheetEntry, notice = '') => {
    storeEntry(next);
    setEntry(next);
    succeed(notice);
  };
  const enter = (user: SessionUserView) => {
    storeEntry(null);
    session.begun(user);
    onSignedIn(user);
  };

  const request = async (address: string, takesPhone: boolean) => {
    const to = addressOf(address, takesPhone);
    if (to === null) return fail(t(takesPhone ? 'addressOrPhoneWrong' : 'addressWrong'));
    await attempt(async () => {
      const { resendAt } = await sendRequest({ requestDigitsDto: { to, language } }).unwrap();
      const isAgain = entry.step === 'digits';
      goTo(
        { step: 'digits', address: to, resendAt, ticket: null },
        isAgain ? t(mobileNumberOf(to) ? 'sentAgainSms' : 'sentAgain') : '',
      );
    });
  };
  const verify = async (typed: string) => {
    const digits = typedFigures(typed).replace(/\s/g, '');
    if (digits.length !== DIGITS) return fail(t('digitsMissing'));
    await attempt(async () => {
      const {
        state,
        user,
        ticket = null,
      } = await sendDigits({
        verifyDigitsDto: { to: entry.address, digits },
      }).unwrap();
      if (state === 'name-needed') return goTo({ ...entry, step: 'name', ticket });
      if (user) return enter(user);
      storeEntry(null);
      onSecondFactor();
    });
  };
  const complete = async (firstName: string, city: string) => {
    if (!firstName.trim()) return fail(t('nameMissing'));
    await attempt(async () => {
      const completeSignUpDto = { ticket: entry.ticket ?? '', firstName, ...(city && { city }) };
      const { user } = await sendName({ completeSignUpDto }).unwrap();
      enter(user);
    });
  };
  const startAgain = () => goTo({ ...entry, step: 'address', ticket: null });
  return { ...entry, ...status, request, verify, complete, startAgain };
}
