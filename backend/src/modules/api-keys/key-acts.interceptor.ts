import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { beforeCommit } from '../../common/transactions/before-commit.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';

const READS = new Set(['GET', 'HEAD']);

/** Writes every change by an API key to the audit log, in the transaction of the change (rule AK7). */
@Injectable()
export class KeyActs implements NestInterceptor {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.sessionUser?.apiKey || READS.has(request.method)) return next.handle();
    return from(this.audited(request, request.sessionUser.apiKey.id, next));
  }

  private async audited(request: FastifyRequest, keyId: number, next: CallHandler): Promise<unknown> {
    const { method, params, routeOptions } = request;
    const entry = {
      actorId: null,
      action: 'api-key.used',
      subjectType: 'api-key',
      subjectId: keyId,
      after: { method, path: routeOptions.url ?? '', ...(params as Record<string, string>) },
    };
    const storeOutcome = beforeCommit.get();
    let isWritten = false;
    const answer: unknown = await beforeCommit.run(
      async (manager, result) => {
        if (!isWritten) {
          await this.audit.write(entry);
          // Not before the commit: a transaction that lost a deadlock is repeated.
          this.transactions.afterCommit(() => (isWritten = true));
        }
        await storeOutcome?.(manager, result);
      },
      () => firstValueFrom(next.handle(), { defaultValue: undefined }),
    );
    if (!isWritten) await this.audit.write(entry);
    return answer;
  }
}
