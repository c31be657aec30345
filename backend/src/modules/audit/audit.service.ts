import { Injectable } from '@nestjs/common';
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

  /** Call within the transaction of the action. Contains ids and states only, never personal values. */
  async write(entry: AuditEntry): Promise<void> {
    await this.transactions.query(INSERT_ENTRY, [
      entry.actorId,
      entry.action,
      entry.subjectType,
      String(entry.subjectId),
      entry.before === undefined ? null : JSON.stringify(entry.before),
      entry.after === undefined ? null : JSON.stringify(entry.after),
      requestIds.getStore() ?? null,
    ]);
  }
}
