import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { EmailUnverified } from '../../auth/index.js';
import { PlanOrdersService } from '../plan-orders/plan-orders.service.js';
import { MembershipMissing, MembershipNotYet, NoMembership } from './membership.errors.js';
import { choiceOf, type MembershipSlug } from './membership.policy.js';
import { MembershipPeriods } from './membership-periods.service.js';
import { MEMBERSHIP_FACTS, type MembershipFacts } from './own-membership.sql.js';
import type { OwnMembershipView } from './own-membership.view.js';
import { membershipSummary } from './membership-summary.view.js';
import { CANCEL, OFFERED } from './own-memberships.sql.js';

interface Offered {
  id: number;
  slug: MembershipSlug;
  price: number;
  pointsMultiplier: number;
}

/** A customer's own membership: reading, ordering and canceling (rules MB3 to MB5). */
@Injectable()
export class OwnMembershipsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: PlanOrdersService,
    private readonly periods: MembershipPeriods,
    private readonly clock: Clock,
  ) {}

  async read(userId: number): Promise<OwnMembershipView> {
    const now = this.clock.now();
    const [facts] = await this.transactions.query<MembershipFacts>(MEMBERSHIP_FACTS, [userId, now]);
    if (!facts) throw new Error('A membership was asked for and nothing was answered.');
    return membershipSummary(facts, now);
  }

  /**
   * Orders a membership for a year; it begins with its payment.
   * Rejects `auth.email-unverified` (403), `membership.not-found` (404) and `membership.not-yet` (409).
   * @returns the order's public id
   */
  async order(user: SessionUser, slug: MembershipSlug): Promise<string> {
    if (!user.emailVerified) throw new EmailUnverified();
    return this.transactions.run(async () => {
      const owner = { userId: user.id, vendorId: null };
      await this.orders.takeTurn(owner);
      const [offered] = await this.transactions.query<Offered>(OFFERED, [slug]);
      if (!offered) throw new MembershipMissing();
      const now = this.clock.now();
      const choice = choiceOf(offered, await this.periods.of(user.id, now), now);
      if (choice.change === null) throw new MembershipNotYet({ opensAt: choice.opensAt.toISOString() });
      return this.orders.place(owner, {
        change: choice.change,
        billingCycle: 'yearly',
        price: offered.price,
        credit: choice.credit,
        membershipId: offered.id,
        pointsMultiplier: offered.pointsMultiplier,
      });
    });
  }

  /**
   * Cancels the membership or undoes that; the period runs until its end either way. Rejects
   * `membership.none` (409).
   */
  async cancel(userId: number, isCancelled: boolean): Promise<void> {
    await this.transactions.run(async () => {
      await this.orders.takeTurn({ userId, vendorId: null });
      const changed = await this.transactions.query(CANCEL, [userId, this.clock.now(), isCancelled]);
      if (changed.length === 0) throw new NoMembership();
    });
  }
}
