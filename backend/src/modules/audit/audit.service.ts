import { Injectable } from '@nestjs/common';
import { actingKey } from '../../common/api-keys/acting-key.js';
import { requestIds } from '../../common/http/request-ids.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { INSERT_ENTRY } from './audit.sql.js';

export interface AuditEntry {
  /** The acting user; null for system actions. */
  actorId: number | null;
  /** `<subject>.<verb>`, such as `deal.approved`. */
  action: string;
  subjectType: string;
  subjectId: string | number;
  before?: unknown;
  after?: unknown;
}

/** Append-only: the application's database role can neither change nor delete a row. */
@Injectable()
export class AuditService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Call within the transaction of the action. If an API key acts, the entry names it and no user. Contains ids and states only, never personal values.
   */
  async write(entry: AuditEntry): Promise<void> {
    const key = actingKey.get();
    await this.transactions.query(INSERT_ENTRY, [
      key ? null : entry.actorId,
      entry.action,
      entry.subjectType,
      String(entry.subjectId),
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      requestIds.get() ?? null,
      key?.id ?? null,
    ]);
  }
}
