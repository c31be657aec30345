import { useEffect, useState } from 'react';
import { useCustomersSignupMutation } from 'shared-ui/api/auth';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import {
  useToast,
  findSignupFieldError,
  withReturn,
  type SignInStart,
  type SignupFieldError,
  type SignupForm,
} from 'shared-ui/platform';
import { keepReturn } from '../../shared/return-path/saved-return';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import type { FieldFailure } from 'shared-ui/store';
import { customerSignupTexts } from './texts';

const REDIRECT_DELAY_MS = 2000;

interface Signup {
  fieldError: SignupFieldError | null;
  /** Field errors of the server. */
  rejections: readonly FieldFailure[];
  busy: boolean;
  /** Page to return to after signing up; null if there is none. */
  returnTo: string | null;
  submit(form: SignupForm): Promise<void>;
}

/** Creates the account, shows a toast, and opens the sign-in page two seconds later. */
export function useSignup(): Signup {
  const t = useTexts(customerSignupTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const returnTo = useSearchParams()[0].get('returnTo');
  const [signUp, { isLoading, isSuccess }] = useCustomersSignupMutation();
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<SignupFieldError | null>(null);
  const [rejections, setRejections] = useState<readonly FieldFailure[]>([]);

  useEffect(() => {
    if (!isSuccess) return;
    const state: SignInStart = { email, accountType: 'customer' };
    const timer = setTimeout(() => navigate(withReturn('/login', returnTo), { state }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [email, isSuccess, navigate, returnTo]);

  async function submit(form: SignupForm): Promise<void> {
    const found = findSignupFieldError(form);
    setFieldError(found);
    if (found) return toast({ kind: 'error', title: t(`${found}Title`), text: t(`${found}Text`) });
    const { confirmPassword: _repeated, ...account } = form;
    setEmail(account.email.trim());
    if (returnTo) keepReturn(returnTo);
    setRejections([]);
    try {
      await signUp({ signupDto: { ...account, email: account.email.trim(), language } }).unwrap();
      toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
    } catch (failure) {
      setRejections(await describeFields(failure, language));
      const text = await describeFailure(failure, language, t('failedText'));
      toast({ kind: 'error', title: t('failedTitle'), text });
    }
  }

  return { fieldError, rejections, busy: isLoading || isSuccess, returnTo, submit };
}
