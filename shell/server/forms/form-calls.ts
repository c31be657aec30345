import type { SignedInView } from 'shared-ui/api/auth';
import { codeCookie } from './code-cookie';
import { numberForms } from './number-forms';
import { pathAfterSignIn } from './path-after-sign-in';
import { emptySignup, findSignupFieldError, type FormName } from 'shared-ui/platform';

type Values = Readonly<Record<string, string>>;

export interface FormCall {
  /** API path that receives the fields as JSON. */
  readonly path: string;
  readonly fields: readonly string[];
  /** Field that is sent in the query instead of the body. */
  readonly queryField?: string;
  /** Page of the form. `done` is the page after success; by default the page of the form. */
  readonly page: string | ((values: Values) => string);
  readonly done?: string;
  /**
   * Form that is shown again with the submitted values after a rejection. Without it, `rejected` is the page to redirect to.
   */
  readonly returns?: FormName;
  readonly rejected?: string;
  /** Fields that only the check uses. */
  readonly repeated?: readonly string[];
  /** Fields that are not sent back to the page. */
  readonly secrets?: readonly string[];
  /** True if the form contains a page of this site to return to. */
  readonly keepsReturn?: boolean;
  /**
   * Validates the fields before they are sent.
   * @returns an error code
   */
  check?(values: Values): string | undefined;
  /** Creates the body, if it differs from the fields as strings. */
  body?(values: Values): object;
  /** True if the form requires a signed-in user; other visitors sign in first and then return. */
  readonly isSignedIn?: boolean;
  /** Returns true if the response contains a session. */
  opensSession?(answer: unknown): boolean;
  /** Creates a cookie that informs the next page about the result. */
  cookie?(values: Values): string;
  /** Returns the next form and its values, which the same page shows; null if the response ends the steps. */
  step?(answer: unknown, values: Values): { readonly form: FormName; readonly values: Values } | null;
  /** Returns the redirect target for a response, instead of `done`. */
  next?(answer: unknown, returnTo: string | null): string;
}

const dealPage = ({ dealId = '' }: Values): string =>
  /^\d{1,10}$/.test(dealId) ? `/deals/${dealId}` : '/deals';

function pathAfterSignUp(_answer: unknown, returnTo: string | null): string {
  return `/login?${new URLSearchParams({ created: '1', ...(returnTo && { returnTo }) })}`;
}

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
