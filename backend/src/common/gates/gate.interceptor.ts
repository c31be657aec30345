import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Gates } from './gates.js';
import { PASSES_GATE, type PassesGateOptions } from './passes-gate.decorator.js';

/**
 * Holds requests of routes with `@PassesGate` until it is their turn. Runs before the interceptor of idempotency keys, so that a
 * waiting request has no key and no connection.
 */
@Injectable()
export class GateInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly gates: Gates,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const options = this.reflector.get<PassesGateOptions<unknown> | undefined>(
      PASSES_GATE,
      context.getHandler(),
    );
    const http = context.switchToHttp();
    const { body, sessionUser } = http.getRequest<FastifyRequest>();
    const subject = options?.subject(body);
    if (!options || !subject || !sessionUser) return next.handle();
    const { gate, errorWhenFull } = options;
    const controller = (): unknown => this.modules.get(context.getClass(), { strict: false });
    const arrival = {
      gate,
      person: String(sessionUser.id),
      ...subject,
      ...(errorWhenFull && { errorWhenFull: () => errorWhenFull(controller(), sessionUser, subject.id) }),
    };
    const signal = closeSignal(http.getResponse<FastifyReply>());
    return from(
      this.gates.run(arrival, signal, () => firstValueFrom(next.handle(), { defaultValue: undefined })),
    );
  }
}

/** Aborts when the connection of the request is closed. */
function closeSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  if (raw.destroyed) closed.abort();
  return closed.signal;
}
