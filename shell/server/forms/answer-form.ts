import type { FastifyRequest } from 'fastify';
import { describeFailure, localizedPath, type Language } from 'shared-ui/i18n';
import { withReturn, type FormName, type FormReturn } from 'shared-ui/platform';
import { acceptInvitation } from './accept-invitation';
import type { FormCall } from './form-call';
import { ownReturn } from './return-to';
import { sendForm, type Destination, type FormAnswer } from './send-form';

interface Redirect {
  readonly kind: 'redirect';
  readonly to: string;
  /** Cookies of the new session and for the next page. */
  readonly cookies: readonly string[];
}

/** Outcome of a form submission: a redirect, or the form page again with the submitted values or the next step. */
export type FormOutcome =
  | Redirect
  | {
      readonly kind: 'return';
      readonly status: number;
      readonly page: string;
      readonly form: FormName;
      readonly value: FormReturn;
      /** Seconds until a repetition makes sense, as text. */
      readonly retryAfter?: string | undefined;
    };

type Values = Readonly<Record<string, string>>;

const OK = 200;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

const languageOf = (values: URLSearchParams): Language => (values.get('language') === 'ne' ? 'ne' : 'en');

const returnOf = (call: FormCall, sent: URLSearchParams): string | null =>
  call.keepsReturn ? ownReturn(sent.get('returnTo')) : null;

function valuesOf(call: FormCall, sent: URLSearchParams): Values {
  const names = [...call.fields, ...(call.repeated ?? []), ...(call.queryField ? [call.queryField] : [])];
  return Object.fromEntries(names.map((name) => [name, sent.get(name) ?? '']));
}

/** Returns the submitted values without secrets and the language. */
const typedIn = (values: Values, { secrets = [] }: FormCall): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name !== 'language' && !secrets.includes(name)),
  );

/**
 * Sends the form to the API. An invitation of the visitor is accepted with it: before a form of a signed-in user, because it counts
 * only before the first use, and after a sign-in.
 */
async function send(
  call: FormCall,
  values: Values,
  request: FastifyRequest,
  destination: Destination,
): Promise<FormAnswer> {
  const before = call.isSignedIn ? await acceptInvitation([], request, destination) : [];
  const answer = await sendForm(call, values, request, destination);
  const isNewSession = answer.failure === undefined && (call.opensSession?.(answer.body) ?? false);
  const after = isNewSession ? await acceptInvitation(answer.cookies ?? [], request, destination) : [];
  return { ...answer, cookies: [...(answer.cookies ?? []), ...before, ...after] };
}

/** Returns the redirect for a successful API response. */
function follow(
  call: FormCall,
  { body, cookies = [] }: FormAnswer,
  { values, page, returnTo }: { values: Values; page: string; returnTo: string | null },
): Omit<Redirect, 'kind'> {
  const own = call.cookie ? [call.cookie(values)] : [];
  return { to: call.next?.(body, returnTo) ?? returnTo ?? call.done ?? page, cookies: [...cookies, ...own] };
}

/** Sends a form that was submitted without JavaScript to the API and returns the outcome. */
export async function answerForm(
  call: FormCall,
  sent: URLSearchParams,
  request: FastifyRequest,
  destination: Destination,
): Promise<FormOutcome> {
  const language = languageOf(sent);
  const returnTo = returnOf(call, sent);
  const values = valuesOf(call, sent);
  const page = typeof call.page === 'string' ? call.page : call.page(values);
  const wrong = call.check?.(values);
  const answer: FormAnswer = wrong
    ? { status: BAD_REQUEST }
    : await send(call, { ...values, language }, request, destination);
  const code = wrong ?? answer.failure?.code;
  const redirect = ({ to, cookies }: Omit<Redirect, 'kind'>): FormOutcome => ({
    kind: 'redirect',
    to: localizedPath(to, language),
    cookies,
  });
  const shownPage = localizedPath(page === returnTo ? page : withReturn(page, returnTo), language);
  if (code === undefined) {
    const step = call.step?.(answer.body, values);
    if (!step) return redirect(follow(call, answer, { values, page, returnTo }));
    const value = { values: step.values, code: 'next' };
    return { kind: 'return', status: OK, page: shownPage, form: step.form, value };
  }
  if (call.isSignedIn && answer.status === UNAUTHORIZED)
    return redirect({ to: withReturn('/login', returnTo ?? page), cookies: [] });
  if (!call.returns) return redirect({ to: call.rejected ?? page, cookies: [] });
  const reason = answer.failure && (await describeFailure(answer.failure, language, ''));
  return {
    kind: 'return',
    status: answer.status,
    page: shownPage,
    form: call.returns,
    retryAfter: answer.retryAfter,
    value: {
      values: typedIn(values, call),
      code,
      ...(reason && { reason }),
    },
  };
}
