import type { DigitsVerifiedView } from 'shared-ui/api/one-time-number';
import type { FormCall } from './form-call';
import { pathAfterSignIn } from './path-after-sign-in';

const onLogin = { page: '/login', keepsReturn: true, next: pathAfterSignIn } as const;

/** The steps of a sign-in by a one-time number: address, digits and, for a new account, the first name. */
export const numberForms = {
  'otp-address': {
    ...onLogin,
    path: '/api/auth/otp',
    fields: ['to', 'language'],
    returns: 'otp-address',
    step: (_answer, { to = '' }) => ({ form: 'otp-digits', values: { to } }),
  },
  'otp-digits': {
    ...onLogin,
    path: '/api/auth/otp/verify',
    fields: ['to', 'digits'],
    secrets: ['digits'],
    returns: 'otp-digits',
    opensSession: (answer) => Boolean((answer as DigitsVerifiedView).user),
    step(answer) {
      const { ticket } = answer as DigitsVerifiedView;
      return ticket === undefined ? null : { form: 'otp-name', values: { ticket } };
    },
  },
  'otp-name': {
    ...onLogin,
    path: '/api/auth/otp/complete',
    fields: ['ticket', 'firstName'],
    returns: 'otp-name',
    opensSession: () => true,
  },
} as const satisfies Readonly<Record<string, FormCall>>;
