import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../common/outbox/outbox.js';
import { nepalDay } from '../../../../common/time/nepal-day.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import type { CounterPassRow } from '../../counter/counter.sql.js';
import { LoyaltyService } from '../../../loyalty/index.js';
import { WITH_CASE } from '../../counter/void-pass.sql.js';
import { VoidUse } from '../../counter/void-use.service.js';
import type { DeviceRow } from '../devices/counter-devices.sql.js';
import { isLate, isUndoneInTime } from './acceptance.policy.js';
import { CHANGE_OUTCOME, ENTRY, INHERIT, NEXT_OF_PASS, type StoredEntry } from './counter-entries.sql.js';
import { LOCK_PASS } from './offline-use.sql.js';
import { OfflineUses } from './offline-uses.service.js';
import { type EntryMoments, refused, type Settled } from './settle-acceptance.use-case.js';
import type { UndoContent } from './signed-entry.js';

/** Shown to the customer as what the business says. */
const REASON = 'Undone at the counter / काउन्टरमै फिर्ता लिइएको';

/** Takes an acceptance back that a device made and undid without a network (rule OF9). */
@Injectable()
export class SettleUndo {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: OfflineUses,
    private readonly voiding: VoidUse,
    private readonly loyalty: LoyaltyService,
    private readonly outbox: Outbox,
  ) {}

  /** Call within the transaction that locks the device; locks the pass. */
  async run(
    device: DeviceRow,
    { undoes }: UndoContent,
    { at, arrival }: Pick<EntryMoments, 'at' | 'arrival'>,
  ): Promise<Settled> {
    const target = await this.entry(device.id, undoes);
    if (!target || target.kind !== 'accept' || target.outcome === 'refused')
      return refused('entry.undo-unknown');
    if (!isUndoneInTime(target.usedAt, at) || isLate(target.usedAt, arrival))
      return refused('entry.undo-late');
    if (!(await this.takeBack(target))) return refused('entry.undo-late');
    return { outcome: 'undone', message: 'entry.undone', ...(target.passRow && { passRow: target.passRow }) };
  }

  private async entry(deviceId: number, number: number): Promise<StoredEntry | undefined> {
    return (await this.transactions.query<StoredEntry>(ENTRY, [deviceId, number]))[0];
  }

  /** @returns false if the customer opened a case about the use, or could spend its points already */
  private async takeBack(target: StoredEntry): Promise<boolean> {
    const [pass] = await this.transactions.query<CounterPassRow>(LOCK_PASS, [target.passId]);
    // Read again: another device may have moved the use before the lock.
    const current = (await this.entry(target.deviceId, target.number)) as StoredEntry;
    if (current.outcome === 'undone') return true;
    if (pass && (await this.isFinal(pass))) return false;
    await this.transactions.query(CHANGE_OUTCOME, [target.id, 'undone', 'entry.undone', null]);
    if (current.outcome !== 'confirmed' || !pass || pass.state !== 'redeemed') return true;
    const [next] = await this.transactions.query<StoredEntry>(NEXT_OF_PASS, [pass.rowId, pass.expiresAt]);
    if (next) await this.moveTo(next, pass, current);
    else await this.voiding.run(pass, REASON);
    return true;
  }

  private async isFinal({ rowId }: CounterPassRow): Promise<boolean> {
    const cases = await this.transactions.query(WITH_CASE, [rowId]);
    return cases.length > 0 || (await this.loyalty.areSpendable(rowId));
  }

  /** The customer used the pass at another counter too: that acceptance counts now. */
  private async moveTo(next: StoredEntry, pass: CounterPassRow, from: StoredEntry): Promise<void> {
    await this.transactions.query(CHANGE_OUTCOME, [next.id, 'confirmed', 'entry.confirmed', from.capacity]);
    await this.transactions.query(INHERIT, [next.id, from.id]);
    await this.uses.move(pass, {
      at: next.usedAt,
      deviceId: next.deviceId,
      branchId: next.branchId,
      personId: next.personId as number,
      amount: next.amount ?? pass.charge,
      paidWith: next.paidWith,
    });
    await this.outbox.publish('pass.accepted-offline', {
      passId: pass.publicId,
      dealId: pass.dealId,
      userId: pass.userId,
      deviceId: next.deviceId,
      outcome: 'confirmed',
      wasCancelled: false,
      movedFrom: nepalDay(from.usedAt),
    });
  }
}
