import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { withConnections } from '../connections/work-context.js';
import { RequestInProgress } from '../errors/common.errors.js';
import { assertNoTransaction } from '../transactions/assert-no-transaction.js';
import { Transactions } from '../transactions/transactions.js';
import { CLAIM, COMPLETE, KNOWN, RELEASE } from './idempotency-keys.sql.js';

/** What the first request with the key came to. */
export interface KnownOutcome {
  isSameRequest: boolean;
  status: number;
  entityId: string | null;
  refusal: string | null;
}

/** The right to work under a key until its lease ends. */
export interface Claim {
  scope: string;
  key: string;
  token: string;
}

type KnownKey = Omit<KnownOutcome, 'status'> & { status: number | null };

/** Remembers the status and the entity's id of a response, never its text. Kept for 24 hours. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Claims the key at once, never waiting for the request that works under it.
   * @returns the claim, or what the first request came to
   * @throws request.in-progress (409)
   */
  async claim(scope: string, key: string, requestHashes: readonly Buffer[]): Promise<Claim | KnownOutcome> {
    const claim = { scope, key, token: randomUUID() };
    const [claimed] = await this.query(CLAIM, [scope, key, requestHashes, claim.token]);
    if (claimed) return claim;
    const [known] = await this.query<KnownKey>(KNOWN, [scope, key, requestHashes]);
    // Nothing is known when the first request has just given the key back.
    if (!known || (known.status === null && known.isSameRequest))
      throw new RequestInProgress({ retryAfterSeconds: 1 });
    return known as KnownOutcome;
  }

  /**
   * Stores the outcome within the transaction of the effect.
   * @param status null when the outcome is not known yet: then it is only checked that the claim still holds
   * @throws request.in-progress (409) when the lease has ended and another request has the key: the effect must be rolled back
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
    await this.query(COMPLETE, [scope, key, token, status, null, code]);
  }

  /** Lets a repetition run again. */
  async release({ scope, key, token }: Claim): Promise<void> {
    await this.query(RELEASE, [scope, key, token]);
  }

  /** Each statement commits by itself, so that other requests see the claim. */
  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    assertNoTransaction('Claiming an idempotency key');
    return withConnections('keys', () => this.transactions.query<T>(sql, parameters));
  }
}
