import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { type ErrorKind, errorClassOf } from '../errors/app-error.js';
import { IdempotencyKeyReused, ServiceUnavailable } from '../errors/common.errors.js';
import { statusOf } from '../errors/problem.js';
import { translateError } from '../errors/translate-error.js';
import { beforeCommit } from '../transactions/before-commit.js';
import { type Claim, IdempotencyKeys, type KnownOutcome } from './idempotency-keys.js';
import { type RequestKey, RequestKeys } from './request-keys.js';
import { REPLAY, type Replay, withoutBody } from './replay.decorator.js';

/** Not stored: validation errors are deterministic, and temporary failures must not be repeated. */
const NEVER_STORED = new Set<ErrorKind>(['invalid', 'too-large', 'unsupported', 'too-many', 'unavailable']);

const CREATED = 201;

/** Another request works under the same key, and only that request completes or releases it. */
const IN_PROGRESS = 'request.in-progress';

/** The same request succeeds after the step-up. */
const STEP_UP = 'auth.step-up-required';

const UNAVAILABLE = new ServiceUnavailable().code;

interface Call {
  context: ExecutionContext;
  request: FastifyRequest;
  reply: FastifyReply;
  replay: Replay<unknown>;
}

/**
 * Makes a request with an `Idempotency-Key` take effect once. The key is claimed in a separate transaction,
 * so that no connection and no lock is held while the handler works. The transaction of the effect stores the
 * outcome.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly keys: IdempotencyKeys,
    private readonly requestKeys: RequestKeys,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const replay = this.reflector.get<Replay<unknown> | undefined>(REPLAY, context.getHandler());
    const key = replay && this.requestKeys.of(request);
    if (!key) return next.handle();
    return from(this.once({ context, request, reply: http.getResponse(), replay }, key, next));
  }

  private async once(call: Call, key: RequestKey, next: CallHandler): Promise<unknown> {
    const claim = await this.keys.claim(key);
    return 'token' in claim ? this.firstTime(claim, call, next) : this.again(claim, call);
  }

  private async firstTime(
    claim: Claim,
    { request, reply, replay }: Call,
    next: CallHandler,
  ): Promise<unknown> {
    const committed = { outcome: '', id: null as string | null };
    const store = async (manager: EntityManager, result: unknown): Promise<void> => {
      const id = idOf(result) ?? (reply.statusCode === CREATED ? null : idInPath(request));
      // A response that cannot be derived from the data within the transaction is stored after the handler
      // has returned.
      const status = id === null && replay !== withoutBody ? null : reply.statusCode;
      await this.keys.completeWithin(manager, claim, status, id);
      Object.assign(committed, { outcome: `${status} ${id}`, id });
    };
    try {
      const answer = await beforeCommit.run(store, () =>
        firstValueFrom(next.handle(), { defaultValue: undefined }),
      );
      const id = idOf(answer) ?? idInPath(request);
      assertSameEntity(committed.id, id);
      if (committed.outcome !== `${reply.statusCode} ${id}`)
        await this.keys.complete(claim, reply.statusCode, id);
      return answer;
    } catch (error) {
      await this.storeError(claim, error);
      throw error;
    }
  }

  private async storeError(claim: Claim, error: unknown): Promise<void> {
    const expected = translateError(error);
    if (expected?.code === IN_PROGRESS) return;
    const isFinal = expected && !NEVER_STORED.has(expected.kind) && expected.code !== STEP_UP;
    if (isFinal) await this.keys.completeWithError(claim, statusOf(expected.kind), expected.code);
    // The database or the code failed, maybe after the effect was committed, such as in a query for the response.
    else await this.keys.release(claim, !expected || expected.code === UNAVAILABLE);
  }

  private async again(known: KnownOutcome, { context, request, reply, replay }: Call): Promise<unknown> {
    if (!known.isSameRequest) throw new IdempotencyKeyReused();
    const StoredError = known.errorCode && errorClassOf(known.errorCode);
    if (StoredError) throw new StoredError();
    reply.status(known.status);
    const controller: unknown = this.modules.get(context.getClass(), { strict: false });
    return replay(
      controller,
      known.entityId ?? '',
      request.sessionUser as NonNullable<FastifyRequest['sessionUser']>,
    );
  }
}

/** @param result a view or row with an id, or the id itself */
const idOf = (result: unknown): string | null => {
  const id = typeof result === 'object' && result !== null ? (result as { id?: unknown }).id : result;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

const idInPath = ({ params }: FastifyRequest): string | null => idOf(params);

/**
 * Throws in development and tests if a repetition after a crash would get another entity: then the handler
 * has to be changed.
 */
function assertSameEntity(committed: string | null, answered: string | null): void {
  if (process.env.APP_ENV !== 'production' && committed !== null && committed !== answered)
    throw new Error(`The transaction returned the entity ${committed}, the handler ${answered}.`);
}
