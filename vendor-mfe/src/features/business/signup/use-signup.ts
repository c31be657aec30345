import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useAuthLoginMutation } from 'shared-ui/api/auth';
import { useVendorsSignUpMutation } from 'shared-ui/api/vendors';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import {
  useSessionChange,
  useSubmit,
  useToast,
  withReturn,
  type SignInStart,
  type Submission,
} from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { EMPTY_SIGNUP, findAccountFieldError, toSignup, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';

const REDIRECT_DELAY_MS = 2000;
/** Overview, which shows a new business its next steps. */
const OVERVIEW = '/dashboard';

interface Next {
  path: string;
  state?: SignInStart;
  isSignedIn: boolean;
}

interface Signup extends Submission {
  form: UseFormReturn<VendorSignupForm>;
  readonly complete: boolean;
}

/** Removes the prefix of field names from the server, as in `account.email`. */
const fieldOf = (name: string): string => name.split('.').at(-1) ?? name;

/** Signs the new owner in. On failure, the next page is the sign-in form with the e-mail filled in. */
function useFirstSignIn() {
  const [logIn, { isLoading }] = useAuthLoginMutation();
  const signIn = async ({ email, password }: VendorSignupForm): Promise<Next> => {
    const credentials = { email: email.trim(), password, userType: 'vendor' as const };
    const { error } = await logIn({ loginDto: credentials });
    if (!error) return { path: OVERVIEW, isSignedIn: true };
    const state: SignInStart = { email: credentials.email, accountType: 'vendor' };
    return { path: withReturn('/login', OVERVIEW), state, isSignedIn: false };
  };
  return { isSigningIn: isLoading, signIn };
}

/** Opens the next page after two seconds. */
function useLater(next: Next | null): void {
  const navigate = useNavigate();
  const session = useSessionChange();
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      if (next.isSignedIn) session.begun();
      navigate(next.path, { state: next.state });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, navigate, session]);
}

/** Creates account and business, signs the owner in and opens the overview. */
export function useSignup(): Signup {
  const t = useTexts(signupTexts);
  const language = useLanguage();
  const toast = useToast();
  const [signUp] = useVendorsSignUpMutation();
  const { isSigningIn, signIn } = useFirstSignIn();
  const [next, setNext] = useState<Next | null>(null);
  // Validated on submit only: errors of other fields would be too early when a field loses focus.
  const form = useForm<VendorSignupForm>({ defaultValues: EMPTY_SIGNUP, shouldFocusError: false });
  useLater(next);

  const { busy, submit } = useSubmit({
    form,
    send: (values, key) =>
      signUp({ vendorSignupDto: toSignup(values, language), 'Idempotency-Key': key }).unwrap(),
    done: { kind: 'success', title: t('doneTitle'), text: t('doneText') },
    failed: t('failedTitle'),
    failedText: t('failedText'),
    fieldOf,
    onDone: async (_answer, values) => setNext(await signIn(values)),
    onInvalid: (values) => {
      const fieldError = findAccountFieldError(values);
      if (fieldError) toast({ kind: 'error', title: t(`${fieldError}Title`), text: t(`${fieldError}Text`) });
    },
  });

  return { form, busy: busy || isSigningIn || next !== null, complete: next !== null, submit };
}
