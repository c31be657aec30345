import { createHmac } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Config } from '../../config/config.js';
import { type AppError, type RefusalKind, refusalOf } from '../errors/app-error.js';
import { IdempotencyKeyReused, MalformedRequest } from '../errors/common.errors.js';
import { statusOf } from '../errors/problem.js';
import { translateError } from '../errors/translate-error.js';
import { Transactions } from '../transactions/transactions.js';
import { IdempotencyKeys, type KeptAnswer } from './idempotency-keys.js';
import { REPLAY, type Replay } from './replay.decorator.js';

/** Checked anew each time: what is malformed stays so, what is temporary must not stick. */
const NEVER_KEPT = new Set<RefusalKind>(['invalid', 'too-large', 'unsupported', 'too-many', 'unavailable']);

type Outcome = { answer: unknown } | { refused: AppError };

/** Claims the key, does the work and remembers the outcome in one transaction. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly transactions: Transactions,
    private readonly keys: IdempotencyKeys,
    private readonly config: Config,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    const replay = this.reflector.get<Replay<unknown> | undefined>(REPLAY, context.getHandler());
    if (key === undefined || !replay) return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
      throw new MalformedRequest({}, 'The Idempotency-Key is not valid.');
    return from(this.once(context, request, key, replay, next));
  }

  private async once(
    context: ExecutionContext,
    request: FastifyRequest,
    key: string,
    replay: Replay<unknown>,
    next: CallHandler,
  ): Promise<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const scope = request.sessionUser ? `user:${request.sessionUser.id}` : `address:${request.ip}`;
    const outcome = await this.transactions.run(async (): Promise<Outcome> => {
      const kept = await this.keys.claim(scope, key, this.fingerprint(request));
      if (kept) return this.again(kept, context, request, reply, replay);
      try {
        const answer = await this.transactions.nested(() =>
          firstValueFrom(next.handle(), { defaultValue: undefined }),
        );
        await this.keys.keepAnswer(scope, key, reply.statusCode, entityIdOf(answer, request));
        return { answer };
      } catch (error) {
        const refused = translateError(error);
        if (!refused || NEVER_KEPT.has(refused.kind)) throw error;
        await this.keys.keepRefusal(scope, key, statusOf(refused.kind), refused.code);
        return { refused };
      }
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome.answer;
  }

  /** Keyed, because a body may hold a password: without the key nobody can try guesses against what is stored. */
  private fingerprint({ method, url, body }: FastifyRequest): Buffer {
    return createHmac('sha256', this.config.codeSecret)
      .update(`idempotency\0${method} ${url}\n${JSON.stringify(body ?? null)}`)
      .digest();
  }

  private async again(
    kept: KeptAnswer,
    context: ExecutionContext,
    request: FastifyRequest,
    reply: FastifyReply,
    replay: Replay<unknown>,
  ): Promise<Outcome> {
    if (!kept.sameRequest) throw new IdempotencyKeyReused();
    if (kept.refusal) {
      const Refusal = refusalOf(kept.refusal);
      if (Refusal) return { refused: new Refusal() };
    }
    reply.status(kept.status);
    const controller: unknown = this.modules.get(context.getClass(), { strict: false });
    return {
      answer: await replay(
        controller,
        kept.entityId ?? '',
        request.sessionUser as NonNullable<FastifyRequest['sessionUser']>,
      ),
    };
  }
}

const entityIdOf = (answer: unknown, request: FastifyRequest): string | null => {
  const id =
    (answer as { id?: unknown } | undefined)?.id ?? (request.params as { id?: unknown } | undefined)?.id;
  return id === undefined ? null : String(id as string | number);
};
