import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { WorkList } from '../items/work-list.service.js';
import { WorkTimeWrong } from '../worklist.errors.js';
import { CLAIM, RELEASE, SNOOZE } from './work-claims.sql.js';

const LONGEST_MS = 30 * 86_400_000;

export interface WorkReference {
  kind: string;
  id: string;
}

/** Owners and snoozes of work items (rule WB4). Both are informational and restrict no other admin. */
@Injectable()
export class WorkClaims {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: WorkList,
    private readonly clock: Clock,
  ) {}

  /** @throws work.not-found (404), work.time-wrong (400) */
  async claim({ kind, id }: WorkReference, admin: SessionUser, until?: string): Promise<void> {
    const end = until === undefined ? null : this.soon(until);
    await this.work.one(kind, id, admin);
    await this.transactions.query(CLAIM, [kind, id, admin.id, end]);
  }

  /** Releases the item if this admin owns it. @throws work.not-found (404) */
  async release({ kind, id }: WorkReference, admin: SessionUser): Promise<void> {
    await this.work.one(kind, id, admin);
    await this.transactions.query(RELEASE, [kind, id, admin.id]);
  }

  /** @throws work.not-found (404), work.time-wrong (400) */
  async snooze({ kind, id }: WorkReference, admin: SessionUser, until: string | null): Promise<void> {
    const end = until === null ? null : this.soon(until);
    await this.work.one(kind, id, admin);
    await this.transactions.query(SNOOZE, [kind, id, end]);
  }

  private soon(until: string): Date {
    const time = new Date(until);
    const ms = time.getTime() - this.clock.now().getTime();
    if (!(ms > 0 && ms <= LONGEST_MS)) throw new WorkTimeWrong();
    return time;
  }
}
