import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Entitlements } from '../../subscriptions/index.js';
import { DealCapacity } from '../capacity/deal-capacity.service.js';
import { Deal } from '../deal.entity.js';
import { DealMissing, RevisionMissing } from '../deal.errors.js';
import { changedFields, type DealForm, formOf, newForm, rowOf, settled, withChanges } from './deal-form.js';
import { assertDealMayBecome, assertDeletable, NOT_ASKED } from '../deal.policy.js';
import { pictureField } from '../photos/deal-photos.js';
import { DealFormChecks } from './deal-form-checks.service.js';
import { DealRevisions } from './deal-revisions.service.js';
import { type DealActor, OwnDeals } from './own-deals.service.js';
import type { CreateDealDto, UpdateDealDto } from './deal.dto.js';

/** Actions of a business on its deals. Requests for a deal of another business return `deal.not-found`. */
@Injectable()
export class DealsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnDeals,
    private readonly checks: DealFormChecks,
    private readonly capacity: DealCapacity,
    private readonly revisions: DealRevisions,
    private readonly entitlements: Entitlements,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Submits a new deal for approval. Rejects invalid fields with `request.invalid`, and `plan.limit-reached` (409). */
  async create({ actorId, vendorId }: DealActor, sent: CreateDealDto): Promise<number> {
    return this.transactions.run(async () => {
      const usual = await this.checks.usualValidity(sent.categoryId);
      const form = settled(newForm(sent, usual), this.clock.now());
      await this.checks.assertAllowed(vendorId, form, pictureField(sent));
      const item = await this.checks.linkedItem(vendorId, form, sent.priceItemId ?? null);
      const { row, limits, photos } = rowOf(form);
      const id = await this.own.insert({ ...row, ...item, vendorId, submittedAt: this.clock.now() }, photos);
      await this.capacity.open(id, limits);
      await this.entitlements.assertDealsWithinPlan(vendorId);
      await this.own.record(actorId, 'deal.submitted', id);
      await this.outbox.publish('deal.submitted', { dealId: id });
      return id;
    });
  }

  /**
   * Changes a deal. A pending or rejected deal is submitted again with the changes. For a live deal, the changes are stored as a
   * pending revision and the deal stays unchanged. Rejects `version.conflict` and `plan.limit-reached` (409).
   */
  async update(
    id: number,
    { actorId, vendorId }: DealActor,
    { version, vendorId: _ignored, priceItemId, ...changes }: UpdateDealDto,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.own.lock(id, vendorId);
      if (version !== undefined && version !== deal.version)
        throw new VersionConflict({ currentVersion: deal.version });
      const before = await this.storedForm(deal);
      const after = settled(withChanges(before, changes), this.clock.now(), deal.startDate);
      await this.checks.assertAllowed(vendorId, after, pictureField(changes), before);
      const changed = changedFields(before, after);
      const fields = Object.keys(changed);
      if (fields.length > 0) await this.own.record(actorId, 'deal.edited', id, fields);
      if (deal.moderationStatus !== 'approved') {
        const chosenId = priceItemId === undefined ? deal.priceItemId : priceItemId;
        return this.resubmit(
          Object.assign(deal, await this.checks.linkedItem(vendorId, after, chosenId)),
          after,
        );
      }
      await this.checks.assertPriceKept(deal, after, changed, priceItemId);
      await this.revisions.propose(id, changed);
    });
  }

  /** Form of an own deal. Rejects `deal.not-found` (404). */
  async formOf(id: number, vendorId: number): Promise<DealForm> {
    const deal = await this.transactions.of(Deal).findOneBy({ id, vendorId });
    if (!deal) throw new DealMissing();
    return this.storedForm(deal);
  }

  /** Rejects `deal.was-live` (409) if the deal was ever approved. */
  async remove(id: number, { actorId, vendorId }: DealActor): Promise<void> {
    await this.transactions.run(async () => {
      const deal = await this.own.lock(id, vendorId);
      assertDeletable(deal);
      await this.own.record(actorId, 'deal.deleted', id);
      await this.own.remove(id);
    });
  }

  /** Withdraws a pending revision. Rejects `revision.not-found` (404). */
  async withdrawRevision(id: number, { actorId, vendorId }: DealActor): Promise<void> {
    await this.transactions.run(async () => {
      await this.own.lock(id, vendorId);
      if (!(await this.revisions.withdraw(id))) throw new RevisionMissing();
      await this.own.record(actorId, 'deal.edit-withdrawn', id);
    });
  }

  private async storedForm(deal: Deal): Promise<DealForm> {
    const limits = await this.capacity.limitsOf(deal.id);
    return this.checks.bounded(formOf(deal, { ...limits, photos: await this.own.photosOf(deal.id) }));
  }

  private async resubmit(deal: Deal, after: DealForm): Promise<void> {
    const { row, limits, photos } = rowOf(after);
    if (deal.moderationStatus === 'rejected') assertDealMayBecome('rejected', 'pending');
    const isRejected = deal.moderationStatus === 'rejected';
    const isAsked = deal.askedAt !== null;
    Object.assign(deal, row, {
      ...NOT_ASKED,
      moderationStatus: 'pending',
      rejectionReason: null,
      rejectionCodes: [],
    });
    if (isRejected || isAsked) deal.submittedAt = this.clock.now();
    await this.own.save(deal, photos);
    await this.capacity.change(deal.id, limits);
    if (isRejected) await this.entitlements.assertDealsWithinPlan(deal.vendorId);
    if (!isRejected && !isAsked) return;
    await this.outbox.publish('deal.submitted', { dealId: deal.id });
  }
}
