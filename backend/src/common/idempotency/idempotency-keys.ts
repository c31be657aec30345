import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { withConnections, workContext } from '../connections/work-context.js';
import type { AppError } from '../errors/app-error.js';
import { RequestInProgress } from '../errors/common.errors.js';
import { statusOf } from '../errors/problem.js';
import { assertNoTransaction } from '../transactions/assert-no-transaction.js';
import { Transactions } from '../transactions/transactions.js';
import { CLAIM, COMPLETE, COMPLETE_WITH_ERROR, KEEP_ERROR, KNOWN, RELEASE } from './idempotency-keys.sql.js';
import type { RequestKey } from './request-keys.js';

/** Outcome of the first request with the key. */
export interface KnownOutcome {
  isSameRequest: boolean;
  status: number;
  entityId: string | null;
  /** Code of the error that the request ended with; the column keeps its older name. */
  errorCode: string | null;
}

/** The right to work under a key until its lease ends. */
export interface Claim {
  scope: string;
  key: string;
  token: string;
}

type KnownKey = Omit<KnownOutcome, 'status'> & { status: number | null };

/** Stores the status and the entity's id of a response for 24 hours, never its text. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Claims the key at once, without waiting for a running request with the same key.
   * @returns the claim, or the outcome of the first request
   * @throws request.in-progress (409)
   */
  async claim({ scope, key, hashes }: RequestKey): Promise<Claim | KnownOutcome> {
    const claim = { scope, key, token: randomUUID() };
    const [claimed] = await this.query(CLAIM, [scope, key, hashes, claim.token]);
    if (claimed) return claim;
    const [known] = await this.query<KnownKey>(KNOWN, [scope, key, hashes]);
    // No outcome is stored if the first request has just released the key.
    if (!known || (known.status === null && known.isSameRequest))
      throw new RequestInProgress({ retryAfterSeconds: 1 });
    return known as KnownOutcome;
  }

  /**
   * Stores the error of a request that changes nothing, without a claim.
   * @returns false if the key is known, so that the request has to get its outcome
   */
  async keepError({ scope, key, hashes }: RequestKey, { kind, code }: AppError): Promise<boolean> {
    const [kept] = await this.query(KEEP_ERROR, [scope, key, hashes[0], statusOf(kind), code]);
    return kept !== undefined;
  }

  /**
   * Stores the outcome within the transaction of the effect.
   * @param status null while the outcome is unknown: then only the claim's lease is checked
   * @throws request.in-progress (409) when the lease has ended and another request has the key: the effect
   * must be rolled back
   */
  async completeWithin(
    manager: EntityManager,
    { scope, key, token }: Claim,
    status: number | null,
    entityId: string | null,
  ): Promise<void> {
    const [rows] = await manager.query<[unknown[], number]>(COMPLETE, [
      scope,
      key,
      token,
      status,
      entityId,
      null,
    ]);
    if (rows.length === 0) throw new RequestInProgress({ retryAfterSeconds: 1 });
  }

  async complete({ scope, key, token }: Claim, status: number, entityId: string | null): Promise<void> {
    await this.query(COMPLETE, [scope, key, token, status, entityId, null]);
  }

  async completeWithError({ scope, key, token }: Claim, status: number, code: string): Promise<void> {
    await this.queryOrInBackground(COMPLETE_WITH_ERROR, [scope, key, token, status, code]);
  }

  /**
   * Deletes the claim, so that a repetition runs again.
   * @param keepsCommitted whether an outcome that a transaction of the request has committed stays, so that a repetition receives it
   */
  async release({ scope, key, token }: Claim, keepsCommitted: boolean): Promise<void> {
    await this.queryOrInBackground(RELEASE, [scope, key, token, keepsCommitted]);
  }

  /**
   * Runs the statement, and without a free connection once more as background work, which waits longer and has no deadline. The
   * response does not wait for it. Without it, repetitions would be rejected until the lease ends. If the database is unavailable,
   * the lease ends.
   */
  private async queryOrInBackground(sql: string, parameters: unknown[]): Promise<void> {
    try {
      await this.query(sql, parameters);
    } catch {
      void workContext
        .run({ connections: 'background' }, () => this.transactions.query(sql, parameters))
        .catch(() => undefined);
    }
  }

  /** Commits each statement separately, so that other requests see the claim. */
  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    assertNoTransaction('Claiming an idempotency key');
    return withConnections('keys', () => this.transactions.query<T>(sql, parameters));
  }
}
