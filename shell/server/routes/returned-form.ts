import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure, localizedPath, type Language } from 'shared-ui/i18n';
import { placeOfCookies } from 'shared-ui/platform';
import { toFailure } from 'shared-ui/store';
import type { ShellConfig } from '../config';
import type { FormOutcome } from '../forms/answer-form';
import type { FormCall } from '../forms/form-call';
import { sendError } from '../plugins/problem';
import { choiceOf } from '../releases/visitor-choice';
import type { PageRenderer } from '../render/page-renderer';
import { sendPage } from './pages';

export interface FormContext {
  readonly config: ShellConfig;
  readonly renderer: PageRenderer;
}

/** Codes of bodies that cannot be read, by status. */
const UNREAD_CODES: Readonly<Record<number, string>> = { 400: 'request.malformed', 413: 'request.too-large' };

/** Sends the page of a rejected form. */
export async function sendReturned(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, form, value, status }: Omit<Extract<FormOutcome, { kind: 'return' }>, 'kind' | 'retryAfter'>,
  { config, renderer }: FormContext,
): Promise<FastifyReply> {
  const city = placeOfCookies(request.headers.cookie)?.city;
  const rendered = await renderer
    .renderReturned(
      new URL(page, config.publicUrl),
      { form, value },
      { city, choice: choiceOf(request.headers.cookie) },
    )
    .catch(() => null);
  return rendered ? sendPage(request, reply, { ...rendered, status }) : sendError(reply, 503);
}

/** Returns the language of the page that sent the form, if its body could not be read. */
const languageOfSender = ({ headers: { referer = '' } }: FastifyRequest): Language =>
  /^https?:\/\/[^/]+\/ne(?:[/?]|$)/.test(referer) ? 'ne' : 'en';

/**
 * Answers a form of a browser whose body cannot be read with the page of the form and a sentence. Other errors are thrown again.
 */
export async function sendUnread(
  { returns: form, page }: FormCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { error, ...context }: FormContext & { error: { statusCode?: number } },
): Promise<FastifyReply> {
  const { statusCode: status = 500 } = error;
  const code = UNREAD_CODES[status];
  if (!form || !code || typeof page !== 'string' || !/\btext\/html\b/.test(request.headers.accept ?? ''))
    throw error;
  const language = languageOfSender(request);
  const reason = await describeFailure(toFailure({ status, data: { code } }), language, '');
  void reply.header('cache-control', 'no-store');
  const value = { values: {}, code, reason };
  return sendReturned(request, reply, { page: localizedPath(page, language), form, value, status }, context);
}
