import type { SignedInView } from 'shared-ui/api/auth';
import type { HonourLinkView } from 'shared-ui/api/honour';
import { codeCookie } from './code-cookie';
import type { FormCall, Values } from './form-call';
import { numberForms } from './number-forms';
import { pathAfterSignIn } from './path-after-sign-in';
import { emptySignup, findSignupFieldError } from 'shared-ui/platform';

const dealPage = ({ dealId = '' }: Values): string =>
  /^\d{1,10}$/.test(dealId) ? `/deals/${dealId}` : '/deals';

function pathAfterSignUp(_answer: unknown, returnTo: string | null): string {
  return `/login?${new URLSearchParams({ created: '1', ...(returnTo && { returnTo }) })}`;
}

/** After "partly" and "no" the page explains how to open a case. */
const pathAfterAnswer = (answer: unknown): string =>
  `/honour?state=${(answer as HonourLinkView).answer === 'yes' ? 'thanks' : 'sorry'}`;

const signupError = (values: Values): string | undefined =>
  findSignupFieldError({ ...emptySignup, ...values }) ?? undefined;

/** Forms that work without JavaScript. */
export const formCalls: Readonly<Record<string, FormCall>> = {
  contact: {
    path: '/api/contact',
    fields: ['name', 'email', 'subject', 'message', 'language'],
    page: '/contact',
    done: '/contact?sent=1#message',
    returns: 'contact',
  },
  help: {
    path: '/api/help',
    fields: ['name', 'email', 'category', 'message', 'language'],
    page: '/help',
    done: '/help?sent=1#message',
    returns: 'help',
  },
  newsletter: {
    path: '/api/newsletter',
    fields: ['email', 'language'],
    page: '/newsletter',
    done: '/newsletter?state=sent',
    returns: 'newsletter',
  },
  login: {
    path: '/api/auth/login',
    fields: ['email', 'password'],
    secrets: ['password'],
    page: '/login',
    keepsReturn: true,
    done: '/',
    opensSession: (answer) => Boolean((answer as SignedInView).user),
    next: pathAfterSignIn,
    returns: 'login',
  },
  ...numberForms,
  signup: {
    path: '/api/customers/signup',
    fields: ['firstName', 'lastName', 'email', 'phone', 'city', 'password', 'language'],
    repeated: ['confirmPassword'],
    secrets: ['password', 'confirmPassword'],
    page: '/customer-signup',
    keepsReturn: true,
    done: '/login',
    check: signupError,
    next: pathAfterSignUp,
    returns: 'signup',
  },
  redeem: {
    path: '/api/redemptions',
    fields: ['dealId'],
    body: ({ dealId }) => ({ dealId: Number(dealId) }),
    isSignedIn: true,
    page: dealPage,
    keepsReturn: true,
    cookie: ({ dealId }) => codeCookie(Number(dealId)),
    returns: 'redeem',
  },
  honour: {
    path: '/api/honour/answer',
    fields: ['token', 'answer'],
    page: '/honour',
    next: pathAfterAnswer,
    rejected: '/honour?state=closed',
  },
  'confirm-newsletter': {
    path: '/api/newsletter/confirm',
    fields: ['token'],
    page: '/newsletter',
    done: '/newsletter?state=confirmed',
    rejected: '/newsletter?state=invalid',
  },
  unsubscribe: {
    path: '/api/newsletter/unsubscribe',
    fields: [],
    queryField: 'token',
    page: '/newsletter',
    done: '/newsletter?state=left',
    rejected: '/newsletter?state=invalid',
  },
};
