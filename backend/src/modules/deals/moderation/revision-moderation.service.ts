import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealCapacity } from '../capacity/deal-capacity.service.js';
import { LimitChanges } from '../capacity/limit-changes.service.js';
import { DealCovers } from '../covers/deal-covers.service.js';
import type { Deal } from '../deal.entity.js';
import { RevisionDecided, RevisionMissing } from '../deal.errors.js';
import { NEXT_VERSION } from '../deal.sql.js';
import { formOf, rowOf, settled, storedChanges, withChanges } from '../editor/deal-form.js';
import { DealRevision } from '../editor/deal-revision.entity.js';
import { DealPhotos } from '../photos/deal-photos.service.js';
import { type Decider, DealDecisions, type Rejection, STANDARD_REASON } from './deal-decisions.service.js';
import type { AskedChange } from './deal-moderation.service.js';

/** Decisions of admins about revisions of live deals. */
@Injectable()
export class RevisionModeration {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DealDecisions,
    private readonly capacity: DealCapacity,
    private readonly limitChanges: LimitChanges,
    private readonly covers: DealCovers,
    private readonly photos: DealPhotos,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies a pending revision to the live deal. Rejects `revision.decided`, `plan.limit-reached` for a deal that had ended (409), `deal.price-contradicted` (400) and errors of the form.
   * @param priceItemId item of the business that the admin confirms
   * @returns the deal's id
   */
  async approve(revisionId: number, admin: Decider, version?: number, priceItemId?: number): Promise<number> {
    return this.transactions.run(async () => {
      const { revision, deal } = await this.locked(revisionId, admin, version);
      const beside = { ...(await this.capacity.limitsOf(deal.id)), photos: await this.photos.of(deal.id) };
      const before = formOf(deal, beside);
      const form = withChanges(before, storedChanges(revision.changes));
      const after = settled(form, this.clock.now(), form.startDate);
      await this.decisions.settleChangedPrice(deal, after, revision.changes, priceItemId);
      const { row, limits, photos } = rowOf(after);
      const hadEnded = deal.endDate <= this.clock.now();
      await this.transactions
        .of(DealRevision)
        .save(Object.assign(revision, { status: 'approved', decidedAt: this.clock.now() }));
      await this.photos.replace(deal, photos);
      const isLimitChanged = form.redemptionLimit !== before.redemptionLimit;
      await this.decisions.save(Object.assign(deal, row), admin, 'revision-approved', {
        changes: revision.changes,
      });
      await this.decisions.assertPlannedKept(deal, revision.changes);
      if (hadEnded) await this.decisions.assertWithinPlan(deal);
      await this.covers.choose(deal.id);
      if (isLimitChanged) await this.limitChanges.follow(deal.id);
      await this.capacity.change(deal.id, limits);
      await this.decisions.decided('revision', revisionId);
      await this.outbox.publish('deal.approved', { dealId: deal.id });
      return deal.id;
    });
  }

  /** @returns the deal's id */
  async reject(revisionId: number, admin: Decider, { reason, version }: Rejection): Promise<number> {
    return this.transactions.run(async () => {
      const { revision, deal } = await this.locked(revisionId, admin, version);
      const decided = { status: 'rejected', reason: reason ?? STANDARD_REASON, decidedAt: this.clock.now() };
      await this.transactions.of(DealRevision).save(Object.assign(revision, decided));
      await this.decisions.save(deal, admin, 'revision-rejected', { revisionId, reason: decided.reason });
      // The editor may contain the rejected changes: outdated editors get a conflict (D10).
      await this.transactions.query(NEXT_VERSION, [deal.id]);
      await this.decisions.decided('revision', revisionId);
      await this.outbox.publish('deal.rejected', { dealId: deal.id });
      return deal.id;
    });
  }

  /** Asks the business to change it first: it stays submitted. Rejects as `approve` does. @returns the deal's id */
  async ask(
    revisionId: number,
    admin: Decider,
    { reasonCodes, note, version }: AskedChange,
  ): Promise<number> {
    return this.transactions.run(async () => {
      const { revision, deal } = await this.locked(revisionId, admin, version);
      const asked = { askedAt: this.clock.now(), askedReasons: reasonCodes, askedNote: note };
      await this.transactions.of(DealRevision).save(Object.assign(revision, asked));
      await this.decisions.save(deal, admin, 'change-asked', { revisionId, reasonCodes, note });
      await this.outbox.publish('deal.change-asked', { dealId: deal.id });
      return deal.id;
    });
  }

  private async locked(
    id: number,
    admin: Decider,
    version: number | undefined,
  ): Promise<{ revision: DealRevision; deal: Deal }> {
    await this.decisions.assertFree('revision', id);
    const known = await this.transactions.of(DealRevision).findOneBy({ id });
    if (!known) throw new RevisionMissing();
    const deal = await this.decisions.lock(known.dealId, admin);
    const revision = await this.transactions.of(DealRevision).findOneByOrFail({ id });
    if (revision.status !== 'pending') throw new RevisionDecided({ currentState: revision.status });
    if (version !== undefined && version !== deal.version)
      throw new VersionConflict({ currentVersion: deal.version });
    return { revision, deal };
  }
}
