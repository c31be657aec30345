import type { SignedInView } from 'shared-ui/api/auth';
import { codeCookie } from './code-cookie';
import { emptySignup, findSignupFieldError, type FormName, pathAfterLogin } from 'shared-ui/platform';

type Values = Readonly<Record<string, string>>;

export interface FormCall {
  /** What is called with the fields as JSON. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Stands in the call's query and not in its body. */
  readonly queryField?: string;
  /** The page that shows the form, and where it leads once it was taken: back to its page without `done`. */
  readonly page: string | ((values: Values) => string);
  readonly done?: string;
  /** The form that comes back with what was typed when it was rejected; none leads to a page that says so. */
  readonly returns?: FormName;
  readonly rejected?: string;
  /** Fields that the check alone reads. */
  readonly repeated?: readonly string[];
  /** Fields that are not sent back to the page. */
  readonly secrets?: readonly string[];
  /** Whether the form names a page of this site to go back to. */
  readonly keepsReturn?: boolean;
  /** Checks the fields before they are sent. @returns the code of what is wrong */
  check?(values: Values): string | undefined;
  /** The body, where it is not the fields as texts. */
  body?(values: Values): object;
  /** Whether it is sent in the name of who is signed in; who is not signs in and comes back. */
  readonly isSignedIn?: boolean;
  /** A cookie that tells the next page what happened. */
  cookie?(values: Values): string;
  /** Where the answer leads instead of `done`. */
  next?(answer: unknown, returnTo: string | null): string;
}

const dealPage = ({ dealId = '' }: Values): string =>
  /^\d{1,10}$/.test(dealId) ? `/deals/${dealId}` : '/deals';

/** Signed in, or asked for the second factor, which the page does. */
function pathAfterSignIn(answer: unknown, returnTo: string | null): string {
  const { user } = answer as SignedInView;
  if (user) return pathAfterLogin(user.role, 'customer', returnTo, user.staffOf?.role);
  return `/login?${new URLSearchParams({ step: 'code', ...(returnTo && { returnTo }) })}`;
}

function pathAfterSignUp(_answer: unknown, returnTo: string | null): string {
  return `/login?${new URLSearchParams({ created: '1', ...(returnTo && { returnTo }) })}`;
}

const signupError = (values: Values): string | undefined =>
  findSignupFieldError({ ...emptySignup, ...values }) ?? undefined;

/** The forms that work without a script. */
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
    next: pathAfterSignIn,
    returns: 'login',
  },
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
