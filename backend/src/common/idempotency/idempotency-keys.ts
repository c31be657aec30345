import { Injectable } from '@nestjs/common';
import { Transactions } from '../transactions/transactions.js';

export interface KeptAnswer {
  sameRequest: boolean;
  status: number;
  entityId: string | null;
  refusal: string | null;
}

/** Remembers the status and the entity's id of an answer, never its text. Kept for 24 hours. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly transactions: Transactions) {}

  /** Claims the key, waiting for a transaction that holds it. @returns what was answered before, if anything */
  async claim(scope: string, key: string, requestHash: Buffer): Promise<KeptAnswer | null> {
    const [claimed] = await this.transactions.query<KeptAnswer & { isNew: boolean }>(
      `INSERT INTO idempotency_keys AS kept (scope, key, request_hash) VALUES ($1, $2, $3)
       ON CONFLICT (scope, key) DO UPDATE SET scope = kept.scope
       RETURNING kept.status IS NULL AS "isNew", kept.request_hash = $3 AS "sameRequest", kept.status, kept.entity_id AS "entityId", kept.refusal`,
      [scope, key, requestHash],
    );
    return claimed && !claimed.isNew ? claimed : null;
  }

  async keepAnswer(scope: string, key: string, status: number, entityId: string | null): Promise<void> {
    await this.transactions.query(
      'UPDATE idempotency_keys SET status = $3, entity_id = $4 WHERE scope = $1 AND key = $2',
      [scope, key, status, entityId],
    );
  }

  async keepRefusal(scope: string, key: string, status: number, code: string): Promise<void> {
    await this.transactions.query(
      'UPDATE idempotency_keys SET status = $3, refusal = $4 WHERE scope = $1 AND key = $2',
      [scope, key, status, code],
    );
  }

  async forgetOld(): Promise<void> {
    await this.transactions.query(
      "DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'",
    );
  }
}
