import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useAuthLoginMutation } from 'shared-ui/api/auth';
import { useVendorsSignUpMutation } from 'shared-ui/api/vendors';
import { describeFailure, describeFields, useLanguage, useTexts } from 'shared-ui/i18n';
import {
  useToast,
  useSessionChange,
  withReturn,
  type SignInStart,
  useSubmissionKeys,
} from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import type { FieldFailure } from 'shared-ui/store';
import { findAccountFault, isBusinessRight, toSignup, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';

const PAUSE = 2000;
const BUSINESS = '/dashboard/business';

interface Next {
  path: string;
  state?: SignInStart;
  isSignedIn: boolean;
}

/** The server names fields with their part in front: `account.email`. */
const fieldOf = (name: string): string => name.split('.').at(-1) ?? name;

/** Puts the server's errors at their fields and moves the focus to the first one. */
function showRefusals(form: FormInstance<VendorSignupForm>, errors: readonly FieldFailure[]): void {
  form.setFields(errors.map(({ field, message }) => ({ name: fieldOf(field) as never, errors: [message] })));
  const [first] = errors;
  if (first) form.scrollToField(fieldOf(first.field), { focus: true });
}

/**
 * Opens account and business, signs the owner in, and two seconds later shows the business. If the sign-in
 * fails, the sign-in page follows, filled in.
 */
export function useSignup(form: FormInstance<VendorSignupForm>) {
  const t = useTexts(signupTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const [signUp, { isLoading }] = useVendorsSignUpMutation();
  const [logIn, { isLoading: isSigningIn }] = useAuthLoginMutation();
  const session = useSessionChange();
  const [next, setNext] = useState<Next | null>(null);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      if (next.isSignedIn) session.begun();
      navigate(next.path, { state: next.state });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [next, navigate, session]);

  async function signIn({ email, password }: { email: string; password: string }): Promise<Next> {
    try {
      await logIn({ loginDto: { email, password, userType: 'vendor' } }).unwrap();
      return { path: BUSINESS, isSignedIn: true };
    } catch {
      return {
        path: withReturn('/login', BUSINESS),
        state: { email, accountType: 'vendor' },
        isSignedIn: false,
      };
    }
  }

  async function submit(values: VendorSignupForm): Promise<void> {
    const fault = findAccountFault(values);
    if (fault) return toast({ kind: 'error', title: t(`${fault}Title`), text: t(`${fault}Text`) });
    if (!isBusinessRight(values)) return;
    const signup = toSignup(values, language);
    try {
      await signUp({ vendorSignupDto: signup, 'Idempotency-Key': keys.keyFor(signup) }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
      setNext(await signIn(signup.account));
    } catch (failure) {
      keys.ended(failure);
      showRefusals(form, await describeFields(failure, language));
      toast({
        kind: 'error',
        title: t('failedTitle'),
        text: await describeFailure(failure, language, t('failedText')),
      });
    }
  }

  return { busy: isLoading || isSigningIn || next !== null, complete: next !== null, submit };
}
