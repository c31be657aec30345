import { Injectable } from '@nestjs/common';
import { violates } from '../../../../common/errors/constraint.js';
import { OutboxWakeup } from '../../../../common/outbox/outbox-wakeup.js';
import { endOfNepalDay, nepalDay, startOfNepalDay } from '../../../../common/time/nepal-day.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { AuditService } from '../../../audit/index.js';
import { DealChanges } from '../../../deals/index.js';
import { pointBoundsOf, pointsOfUse } from '../../../loyalty/index.js';
import { SettingsService } from '../../../settings/index.js';
import type { CounterPassRow } from '../../counter/counter.sql.js';
import { BoughtPasses } from '../../issue/bought-passes.service.js';
import type { WayOfPayment } from '../../closes/way-of-payment.js';
import { PassMetrics } from '../../passes/passes.metrics.js';
import { Allowances } from '../pack/allowances.service.js';
import {
  EARN_EARLIER,
  type EarlierUseRow,
  MOVE_USE,
  POINT_FACTS,
  TAKE_PLACE,
  USE,
} from './offline-use.sql.js';

/** An acceptance that counts. */
export interface OfflineUse {
  at: Date;
  deviceId: number;
  branchId: number | null;
  personId: number;
  /** Whole rupees. */
  amount: number;
  paidWith: WayOfPayment | null;
}

/** Where the place of a use came from. */
export type PlaceOfUse = 'held' | 'set-aside' | 'free' | 'beyond';

/** Another request may take the free slot at the same moment. */
const ATTEMPTS = 5;

/** Uses that counters accepted earlier, without a network. Call within the transaction that locks the pass. */
@Injectable()
export class OfflineUses {
  constructor(
    private readonly transactions: Transactions,
    private readonly allowances: Allowances,
    private readonly bought: BoughtPasses,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly dealChanges: DealChanges,
    private readonly wakeup: OutboxWakeup,
    private readonly metrics: PassMetrics,
  ) {}

  /** Redeems the pass at that time. A pass that expired or was canceled since takes its place and slot back. */
  async confirm(pass: CounterPassRow, use: OfflineUse): Promise<PlaceOfUse> {
    const isHeld = pass.state === 'issued' || pass.isRepeated;
    const place = isHeld ? 'held' : await this.takePlace(pass.dealId, use.deviceId);
    await this.redeem(pass, use, !isHeld);
    await this.earn(pass, use.at);
    if (pass.isBought) await this.owe(pass);
    this.wakeup.afterCommit();
    this.transactions.afterCommit(() => this.metrics.passes.labels('redeemed').inc());
    return place;
  }

  /** Moves a use that counts already. Its points stay as they were credited. */
  async move(pass: CounterPassRow, { at, personId, branchId, amount, paidWith }: OfflineUse): Promise<void> {
    await this.transactions.query(MOVE_USE, [pass.rowId, at, personId, branchId, amount, paidWith]);
  }

  /** The business is owed a bought pass. If its money was given back, the marketplace bears that, and it is in the audit log. */
  private async owe(pass: CounterPassRow): Promise<void> {
    if (pass.state === 'cancelled') {
      await this.bought.usedAfterRefund(pass.rowId);
      await this.audit.write({
        actorId: null,
        action: 'pass.used-after-refund',
        subjectType: 'pass',
        subjectId: pass.publicId,
        after: { price: pass.price },
      });
    }
    await this.bought.used(pass.rowId);
  }

  private async takePlace(dealId: number, deviceId: number): Promise<PlaceOfUse> {
    const isSetAside = await this.allowances.use(deviceId, dealId);
    const [taken] = await this.transactions.query<{ capacity: PlaceOfUse }>(TAKE_PLACE, [dealId, isSetAside]);
    if (!taken) throw new Error(`Deal ${dealId} has no capacity row.`);
    await this.dealChanges.placesChanged([{ dealId, isTurn: true }]);
    return taken.capacity;
  }

  private async redeem(pass: CounterPassRow, use: OfflineUse, wasFreed: boolean): Promise<void> {
    const { at, personId, branchId, amount, paidWith } = use;
    for (let attempt = 1; ; attempt++) {
      try {
        await this.transactions.nested(() =>
          this.transactions.query(USE, [pass.rowId, at, personId, branchId, amount, wasFreed, paidWith]),
        );
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !violates(error, 'passes_live_slot')) throw error;
      }
    }
  }

  /** Credits the points, with membership and bounds of the time of the use (rules O1 to O5). */
  private async earn(pass: CounterPassRow, at: Date): Promise<void> {
    const day = nepalDay(at);
    const from = startOfNepalDay(day);
    const until = new Date(endOfNepalDay(day).getTime() + 1);
    const [facts] = await this.transactions.query<EarlierUseRow>(POINT_FACTS, [
      pass.userId,
      pass.vendorId,
      from,
      until,
      at,
    ]);
    if (!facts) throw new Error(`Pass ${pass.publicId} has no facts for its points.`);
    const bounds = pointBoundsOf(await this.settings.all());
    const { points, fromBusiness, withheld } = pointsOfUse({ ...facts, points: pass.pointsEarned }, bounds);
    if (points === 0 && !withheld) return;
    await this.transactions.query(EARN_EARLIER, [
      pass.rowId,
      points,
      withheld,
      facts.multiplier,
      fromBusiness,
      facts.membershipId,
      at,
    ]);
  }
}
