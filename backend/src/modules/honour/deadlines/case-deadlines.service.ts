import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CaseMoves } from '../cases/case-moves.service.js';
import type { HonourCase } from '../cases/honour-case.entity.js';
import { Remedies } from '../remedies/remedies.service.js';
import { OVERDUE, TO_REMIND } from './case-deadlines.sql.js';

/** A case that cannot be moved is tried again after this time. */
const AGAIN_MS = 60 * 60_000;

const BY_DEADLINE = { by: 'deadline', userId: null } as const;

/** What happens to cases when a due time passes (rule HN6). */
@Injectable()
export class CaseDeadlines {
  private readonly logger = new Logger(CaseDeadlines.name);
  /** Cases that could not be moved, with the time of the next attempt: they delay no others. */
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly transactions: Transactions,
    private readonly moves: CaseMoves,
    private readonly remedies: Remedies,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Moves one overdue case. @returns true if there was one */
  async moveOne(): Promise<boolean> {
    const now = this.clock.now();
    for (const [id, again] of this.failed) if (again <= now.getTime()) this.failed.delete(id);
    let moving: string | undefined;
    try {
      return await this.transactions.run(async () => {
        const [due] = await this.transactions.query<{ id: string }>(OVERDUE, [now, [...this.failed.keys()]]);
        if (!due) return false;
        moving = due.id;
        await this.move(await this.moves.lock(due.id));
        return true;
      });
    } catch (error) {
      if (moving === undefined || isDatabaseAway(error)) throw error;
      this.failed.set(moving, now.getTime() + AGAIN_MS);
      this.logger.error(error, `case ${moving} was not moved`);
      return true;
    }
  }

  /** Reminds a batch of those who have to act within half a day. @returns true if there were any */
  remind(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<{ id: string; by: 'business' | 'customer' }>(TO_REMIND, [
        this.clock.now(),
      ]);
      for (const { id, by } of due) await this.outbox.publish('honour.case-due', { caseId: id, by });
      return due.length > 0;
    });
  }

  private async move(one: HonourCase): Promise<void> {
    switch (one.state) {
      case 'waiting-for-shop':
        await this.moves.step(one, 'silence', { ...BY_DEADLINE, kind: 'unanswered' }, { isUnanswered: true });
        return;
      case 'waiting-for-customer':
        await this.moves.step(one, 'silence', { ...BY_DEADLINE, kind: 'not-refused' });
        if (await this.remedies.isPossible(one)) await this.remedies.carryOutOffer(one);
        return;
      default:
        await this.moves.step(one, 'silence', { ...BY_DEADLINE, kind: 'finished' });
        if (await this.remedies.isPossible(one)) await this.remedies.carryOutDecision(one);
    }
  }
}
