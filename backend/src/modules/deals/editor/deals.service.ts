import { Injectable } from '@nestjs/common';
import { InvalidRequest, VersionConflict } from '../../../common/errors/common.errors.js';
import { CacheDrops } from '../../../common/http-cache/cache-drops.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { MediaService } from '../../media/index.js';
import { Entitlements } from '../../subscriptions/index.js';
import { BranchesService } from '../../vendors/index.js';
import { DealCapacity } from '../capacity/deal-capacity.service.js';
import { Deal } from '../deal.entity.js';
import { DealMissing, DealStateForbids, RevisionMissing } from '../deal.errors.js';
import { DealPlaces, refuseUnknownPlace } from '../capacity/deal-places.service.js';
import { DealPoints } from './deal-points.service.js';
import { changedFields, type DealForm, formOf, newForm, settled, withChanges } from './deal-form.js';
import { assertDealMayBecome, assertDeletable } from '../deal.policy.js';
import { DealRevisions } from './deal-revisions.service.js';
import { FeaturedSlots } from '../featuring/featured-slots.service.js';
import type { CreateDealDto, UpdateDealDto } from './deal.dto.js';

/** What a business does with its deals. A deal of another business answers `deal.not-found`. */
@Injectable()
export class DealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly capacity: DealCapacity,
    private readonly revisions: DealRevisions,
    private readonly branches: BranchesService,
    private readonly places: DealPlaces,
    private readonly points: DealPoints,
    private readonly media: MediaService,
    private readonly entitlements: Entitlements,
    private readonly featuring: FeaturedSlots,
    private readonly outbox: Outbox,
    private readonly drops: CacheDrops,
    private readonly clock: Clock,
  ) {}

  /** Submits a new deal for approval. Refuses bad fields with `request.invalid`, and `plan.limit-reached` (409). */
  async create(vendorId: number, sent: CreateDealDto): Promise<number> {
    return this.transactions.run(async () => {
      const usual = await this.places.usualValidity(sent.categoryId);
      const form = settled(newForm(sent, usual), this.clock.now());
      await this.points.assertBounded(form);
      await this.places.assertChoosable(form);
      await this.assertOwnBranches(vendorId, form);
      await this.media.attach({ vendorId }, 'deal', 'image', form.image);
      const { totalLimit, dailyLimit, ...fields } = form;
      const deal = { ...fields, vendorId, submittedAt: this.clock.now() };
      const inserted = await this.transactions.of(Deal).insert(deal).catch(refuseUnknownPlace);
      const id = inserted.identifiers[0]?.['id'] as number;
      await this.capacity.open(id, { totalLimit, dailyLimit });
      await this.entitlements.assertDealsWithinPlan(vendorId);
      await this.outbox.publish('deal.submitted', { dealId: id });
      return id;
    });
  }

  /**
   * Changes a deal. A pending or rejected one is submitted again as changed; of a live one the change waits as a revision
   * and the deal stays as it is. Refuses `version.conflict` and `plan.limit-reached` (409).
   */
  async update(
    id: number,
    vendorId: number,
    { version, vendorId: _ignored, ...changes }: UpdateDealDto,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, vendorId);
      if (version !== undefined && version !== deal.version)
        throw new VersionConflict({ currentVersion: deal.version });
      const before = await this.points.bounded(formOf(deal, await this.capacity.limitsOf(id)));
      const after = settled(withChanges(before, changes), this.clock.now(), deal.startDate);
      await this.points.assertBounded(after);
      if (after.categoryId !== before.categoryId || after.locationId !== before.locationId)
        await this.places.assertChoosable(after, before);
      await this.assertOwnBranches(vendorId, after);
      if (after.image !== before.image) await this.media.attach({ vendorId }, 'deal', 'image', after.image);
      if (deal.moderationStatus !== 'approved') return this.resubmit(deal, after);
      await this.revisions.propose(id, changedFields(before, after));
    });
  }

  /** What the business decided about a deal of its own. Refuses `deal.not-found` (404). */
  async formOf(id: number, vendorId: number): Promise<DealForm> {
    const deal = await this.transactions.of(Deal).findOneBy({ id, vendorId });
    if (!deal) throw new DealMissing();
    return this.points.bounded(formOf(deal, await this.capacity.limitsOf(id)));
  }

  /** Refuses `deal.was-live` (409) once a deal has been approved. */
  async remove(id: number, vendorId: number): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, vendorId);
      assertDeletable(deal);
      await this.transactions.of(Deal).delete({ id });
    });
  }

  /** Takes a live deal off the lists, or puts it back. Needs no review. Refuses `plan.limit-reached` (409). */
  async setActive(id: number, vendorId: number, isActive: boolean): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, vendorId);
      if (deal.moderationStatus !== 'approved')
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      await this.transactions.of(Deal).save(Object.assign(deal, { isActive }));
      if (isActive) await this.entitlements.assertDealsWithinPlan(vendorId);
      await this.drops.drop('deals', 'catalog', 'stats');
    });
  }

  /**
   * Asks the admins to show a live deal on the home page. Asking again changes nothing.
   * Refuses `deal.state-forbids` and `plan.limit-reached` (409).
   */
  async requestFeature(id: number, vendorId: number): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.locked(id, vendorId);
      if (deal.moderationStatus !== 'approved' || deal.endDate <= this.clock.now())
        throw new DealStateForbids({ currentState: deal.moderationStatus });
      if (deal.featureRequestedAt || (await this.featuring.isBooked(id))) return;
      await this.transactions.of(Deal).save(Object.assign(deal, { featureRequestedAt: this.clock.now() }));
      await this.entitlements.assertFeaturedWithinPlan(vendorId);
    });
  }

  /** Takes back a change that waits. Refuses `revision.not-found` (404). */
  async withdrawRevision(id: number, vendorId: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.locked(id, vendorId);
      if (!(await this.revisions.withdraw(id))) throw new RevisionMissing();
    });
  }

  private async resubmit(deal: Deal, after: DealForm): Promise<void> {
    const { totalLimit, dailyLimit, ...fields } = after;
    if (deal.moderationStatus === 'rejected') assertDealMayBecome('rejected', 'pending');
    const isRejected = deal.moderationStatus === 'rejected';
    Object.assign(deal, fields, { moderationStatus: 'pending', rejectionReason: null, rejectionCodes: [] });
    if (isRejected) deal.submittedAt = this.clock.now();
    await this.transactions.of(Deal).save(deal).catch(refuseUnknownPlace);
    await this.capacity.change(deal.id, { totalLimit, dailyLimit });
    if (!isRejected) return;
    await this.entitlements.assertDealsWithinPlan(deal.vendorId);
    await this.outbox.publish('deal.submitted', { dealId: deal.id });
  }

  /** Locks out other changes, not the passes that refer to the row meanwhile. */
  private async locked(id: number, vendorId: number): Promise<Deal> {
    const deal = await this.transactions
      .of(Deal)
      .findOne({ where: { id, vendorId }, lock: { mode: 'for_no_key_update' } });
    if (!deal) throw new DealMissing();
    return deal;
  }

  private async assertOwnBranches(vendorId: number, form: DealForm): Promise<void> {
    if (!form.branchIds) return;
    const own = new Set((await this.branches.list(vendorId)).map((branch) => branch.id));
    if (form.branchIds.some((id) => !own.has(id))) {
      throw new InvalidRequest({
        errors: [{ field: 'branchIds', message: 'Please choose branches of your business' }],
      });
    }
  }
}
