import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useVendorsSignUpMutation } from 'shared-ui/api/vendors';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { useSubmissionKeys } from 'shared-ui/submission';
import { findAccountFault, isBusinessRight, toSignup, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';

const PAUSE = 2000;
const SIGN_IN = `/login?returnTo=${encodeURIComponent('/dashboard/business')}`;

/** The server names fields with their part in front: `account.email`. */
const fieldOf = (name: string): string => name.split('.').at(-1) ?? name;

/** Opens account and business, says so, and two seconds later goes to the sign-in page. */
export function useSignup(form: FormInstance<VendorSignupForm>) {
  const t = useTexts(signupTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const [signUp, { isLoading }] = useVendorsSignUpMutation();
  const [complete, setComplete] = useState(false);

  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => navigate(SIGN_IN), PAUSE);
    return () => clearTimeout(timer);
  }, [complete, navigate]);

  async function submit(values: VendorSignupForm): Promise<void> {
    const fault = findAccountFault(values);
    if (fault) return toast({ kind: 'error', title: t(`${fault}Title`), text: t(`${fault}Text`) });
    if (!isBusinessRight(values)) return;
    const signup = toSignup(values, language);
    try {
      await signUp({ vendorSignupDto: signup, 'Idempotency-Key': keys.keyFor(signup) }).unwrap();
      keys.ended();
      toast({ kind: 'success', title: t('doneTitle'), text: t('doneText') });
      setComplete(true);
    } catch (failure) {
      keys.ended(failure);
      if (isApiFailure(failure))
        form.setFields(
          failure.errors.map(({ field, message }) => ({ name: fieldOf(field) as never, errors: [message] })),
        );
      toast({
        kind: 'error',
        title: t('failedTitle'),
        text: await describeFailure(failure, language, t('failedText')),
      });
    }
  }

  return { busy: isLoading || complete, complete, submit };
}
