import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { AppError } from '../errors/app-error.js';
import { IdempotencyKeys } from '../idempotency/idempotency-keys.js';
import { RequestKeys } from '../idempotency/request-keys.js';
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
    private readonly requestKeys: RequestKeys,
    private readonly keys: IdempotencyKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const options = this.reflector.get<PassesGateOptions<unknown> | undefined>(
      PASSES_GATE,
      context.getHandler(),
    );
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { body, sessionUser } = request;
    const subject = options?.subject(body);
    if (!options || !subject || !sessionUser) return next.handle();
    const errorWhenFull = async (): Promise<AppError | null> => {
      const controller: unknown = this.modules.get(context.getClass(), { strict: false });
      const error = await options.errorWhenFull?.(controller, sessionUser, body);
      return error && (await this.storeForRepetitions(request, error)) ? error : null;
    };
    const arrival = { gate: options.gate, person: String(sessionUser.id), ...subject, errorWhenFull };
    const signal = closeSignal(http.getResponse<FastifyReply>());
    return from(
      this.gates.run(arrival, signal, () => firstValueFrom(next.handle(), { defaultValue: undefined })),
    );
  }

  /**
   * Stores the error under the idempotency key of the request (rule C3).
   * @returns false if the key is known: then the request gets the outcome that is stored with it
   */
  private async storeForRepetitions(request: FastifyRequest, error: AppError): Promise<boolean> {
    const key = this.requestKeys.of(request);
    return !key || this.keys.keepError(key, error);
  }
}

/** Aborts when the connection of the request is closed. */
function closeSignal({ raw }: FastifyReply): AbortSignal {
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  if (raw.destroyed) closed.abort();
  return closed.signal;
}
