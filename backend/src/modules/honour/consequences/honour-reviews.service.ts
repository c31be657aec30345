import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Reservations } from '../../worklist/index.js';
import { HonourReviewMissing } from '../honour.errors.js';
import { CLOSE_REVIEW } from './consequences.sql.js';

/** Decisions of admins whether a business is suspended because of its honour (rule HN12). */
@Injectable()
export class HonourReviews {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /** The business stays. Rejects `honour-review.not-found` (404) and `decision.pending` (409). */
  async keep(vendorId: number, adminId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.reservations.assertNone('honour', vendorId);
      const [review] = await this.close(vendorId, 'kept');
      if (!review) throw new HonourReviewMissing();
      await this.reservations.decided('honour', vendorId);
      await this.audit.write({
        actorId: adminId,
        action: 'vendor.honour-kept',
        subjectType: 'vendor',
        subjectId: vendorId,
        after: review,
      });
    });
  }

  /** Call within the transaction of a suspension. */
  async suspended(vendorId: number): Promise<void> {
    await this.close(vendorId, 'suspended');
    await this.reservations.decided('honour', vendorId);
  }

  private close(
    vendorId: number,
    outcome: 'kept' | 'suspended',
  ): Promise<{ cases: number; given: number; counted: number }[]> {
    return this.transactions.query(CLOSE_REVIEW, [vendorId, outcome, this.clock.now()]);
  }
}
