import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { Entitlements } from '../../subscriptions/index.js';
import { DealChanges } from '../freshness/deal-changes.service.js';
import { Deal } from '../deal.entity.js';
import { DealMissing, DealStateForbids, OwnModeration } from '../deal.errors.js';
import { assertHasPhoto } from '../deal.policy.js';
import type { FeatureDto } from './feature.dto.js';
import { FeaturedSlots, type Slot } from './featured-slots.service.js';
import { FeaturingPauses } from './featuring-pauses.service.js';

/** Featured deals of the home page (rule X4). */
@Injectable()
export class DealFeaturing {
  constructor(
    private readonly transactions: Transactions,
    private readonly slots: FeaturedSlots,
    private readonly entitlements: Entitlements,
    private readonly pauses: FeaturingPauses,
    private readonly audit: AuditService,
    private readonly dealChanges: DealChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a slot to an approved deal or removes its slots, which also resolves an open request. Setting the current state has no effect.
   * Rejects `deal.state-forbids`, `deal.photo-required`, `deal.already-featured`, `deal.featuring-paused`, `plan.limit-reached` (409), bad dates with
   * `request.invalid`.
   */
  async feature(id: number, admin: SessionUser, requested: FeatureDto): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, admin);
      const now = this.clock.now();
      if (deal.moderationStatus !== 'approved')
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      const slot = requested.featured ? slotOf(requested, deal, now) : undefined;
      const isDated = Boolean(requested.from ?? requested.until);
      if (slot && !isDated && (await this.slots.isShown(id, slot.place))) return;
      if (slot) await this.pauses.assertNone(deal.vendorId);
      if (slot && requested.withoutPhoto === false) assertHasPhoto(deal, slot.place);
      if (slot) await this.slots.book(id, slot);
      else await this.slots.end(id, now, requested.place);
      await this.transactions.of(Deal).save(Object.assign(deal, { featureRequestedAt: null }));
      if (slot) await this.entitlements.assertFeaturedWithinPlan(deal.vendorId);
      await this.audit.write({
        actorId: admin.id,
        action: `deal.${slot ? 'featured' : 'unfeatured'}`,
        subjectType: 'deal',
        subjectId: id,
        after: slot ? { ...slot, withPhoto: deal.image !== null } : { place: requested.place ?? null },
      });
      await this.dealChanges.listed(id);
    });
  }

  private async locked(id: number, admin: SessionUser): Promise<Deal> {
    const deal = await this.transactions
      .of(Deal)
      .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!deal) throw new DealMissing();
    if (admin.staffOf?.vendorId === deal.vendorId) throw new OwnModeration();
    return deal;
  }
}

function slotOf({ place = 'featured', from, until }: FeatureDto, deal: Deal, now: Date): Slot {
  if (deal.endDate <= now)
    throw new DealStateForbids({ currentState: 'expired' }, 'This deal has already ended.');
  const slot = { place, from: from && from > now ? from : now, until: until ?? null };
  if (slot.until && slot.until <= slot.from) throw reject('until', 'The slot must end after it begins');
  if (slot.from >= deal.endDate) throw reject('from', 'The deal ends before the slot begins');
  return slot;
}

const reject = (field: string, message: string): Error =>
  new InvalidRequest({ errors: [{ field, message }] }, message);
