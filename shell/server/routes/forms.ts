import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { answerForm } from '../forms/answer-form';
import type { FormCall } from '../forms/form-call';
import { formCalls } from '../forms/form-calls';
import { isOwnForm } from '../forms/own-form';
import { storeChosenPlace } from '../forms/place-form';
import { sendError } from '../plugins/problem';
import type { PageRenderer } from '../render/page-renderer';
import { compression } from '../plugins/compression';
import { sendReturned, sendUnread, type FormContext } from './returned-form';

interface FormRoute {
  Body: URLSearchParams | undefined;
}
type FormHandler = (request: FastifyRequest<FormRoute>, reply: FastifyReply) => unknown;

const MAX_FORM_BYTES = 40_000;

async function takeForm(
  call: FormCall,
  request: FastifyRequest<FormRoute>,
  reply: FastifyReply,
  { config, renderer }: FormContext,
): Promise<FastifyReply> {
  const outcome = await answerForm(call, request.body ?? new URLSearchParams(), request, config);
  void reply.header('cache-control', 'no-store');
  if (outcome.kind === 'redirect') {
    if (outcome.cookies.length > 0) void reply.header('set-cookie', [...outcome.cookies]);
    return reply.redirect(outcome.to, 303);
  }
  if (outcome.retryAfter) void reply.header('retry-after', outcome.retryAfter);
  return sendReturned(request, reply, outcome, { config, renderer });
}

/** Registers the routes of forms that work without JavaScript. */
export async function serveForms(
  app: FastifyInstance,
  config: ShellConfig,
  renderer: PageRenderer,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formBody, {
      bodyLimit: MAX_FORM_BYTES,
      parser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
    });
    const serve = (name: string, handler: FormHandler, call?: FormCall) => {
      const path = `/forms/${name}`;
      scope.post<FormRoute>(path, {
        compress: compression,
        // Runs before the body is read.
        onRequest: (request, reply, done) =>
          isOwnForm(request, config.publicUrl) ? done() : void sendError(reply, 403),
        handler,
        ...(call && {
          // The handler of the whole server answers what the form's page cannot.
          errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
            void sendUnread(call, request, reply, { error, config, renderer }).catch((failure: unknown) =>
              reply.send(failure),
            ),
        }),
      });
      scope.get(path, (_request, reply) => sendError(reply.header('allow', 'POST'), 405));
    };
    for (const [name, call] of Object.entries(formCalls))
      serve(name, (request, reply) => takeForm(call, request, reply, { config, renderer }), call);
    serve('place', (request, reply) => storeChosenPlace(request.body, reply));
  });
}
