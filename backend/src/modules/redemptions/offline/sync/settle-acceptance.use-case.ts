import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../common/errors/app-error.js';
import { Outbox } from '../../../../common/outbox/outbox.js';
import { nepalDay } from '../../../../common/time/nepal-day.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { LoyaltyService } from '../../../loyalty/index.js';
import type { CounterPassRow } from '../../counter/counter.sql.js';
import { assertBillReached, assertPartyLargeEnough, assertVisitAllowed } from '../../counter/visit.policy.js';
import { bentTerms } from '../../overrides/bent-terms.js';
import type { Override } from '../../overrides/overrides.service.js';
import { StaffPins } from '../../../vendors/index.js';
import type { ReadCode } from '../../passes/pass-codes.service.js';
import type { DeviceRow } from '../devices/counter-devices.sql.js';
import { decide, isBorne } from './acceptance.policy.js';
import {
  CHANGE_OUTCOME,
  CONFIRMED,
  COST_SO_FAR,
  IS_PERSON_OF,
  type StoredEntry,
} from './counter-entries.sql.js';
import { CANCELLED_AT, LOCK_PASS } from './offline-use.sql.js';
import { OfflineUses, type OfflineUse, type PlaceOfUse } from './offline-uses.service.js';
import type { AcceptContent } from './signed-entry.js';
import type { EntryOutcome } from './sync.view.js';

/** The signed code of a pass; null if none of the server's keys signed it. */
export type ReadPassToken = Extract<ReadCode, { kind: 'signed' }> | null;

/** Times of an entry. */
export interface EntryMoments {
  /** Corrected time. */
  at: Date;
  arrival: Date;
  /** Last contact of the device before the entry. */
  contactAt: Date;
}

/** What became of an entry, to be stored with it. */
export interface Settled {
  outcome: EntryOutcome;
  message: `entry.${string}`;
  passRow?: string;
  amount?: number;
  place?: PlaceOfUse | null;
  wasCancelled?: boolean;
  /** Who bears a refund of the pass that was sent meanwhile. */
  refund?: 'marketplace' | null;
  /** Decision of a manager, to be recorded with the entry. */
  override?: Override;
  /** Time of the cancellation that the acceptance overtook. */
  overtakenAt?: Date | null;
}

export const refused = (message: Settled['message']): Settled => ({ outcome: 'refused', message });

const keepsTerms = (pass: CounterPassRow, content: AcceptContent, use: OfflineUse): boolean => {
  try {
    assertVisitAllowed(pass, use.branchId, use.at);
    assertBillReached(pass, content.amount ?? Number.MAX_SAFE_INTEGER);
    assertPartyLargeEnough(pass, content.guests ?? Number.MAX_SAFE_INTEGER);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

function overrideOf(
  pass: CounterPassRow,
  content: AcceptContent,
  use: OfflineUse,
): Pick<Settled, 'override'> {
  const { override, amount, guests } = content;
  if (override === null || override === 'unreadable') return {};
  const { managerId, reason, note } = override;
  const terms = bentTerms(pass, {
    branchId: use.branchId,
    at: use.at,
    amount: amount ?? undefined,
    guests: guests ?? undefined,
  });
  return { override: { managerId, reason, note, terms } };
}

/** Decides about an acceptance that a device made without a network (rule OF7). */
@Injectable()
export class SettleAcceptance {
  constructor(
    private readonly transactions: Transactions,
    private readonly uses: OfflineUses,
    private readonly pins: StaffPins,
    private readonly loyalty: LoyaltyService,
    private readonly outbox: Outbox,
  ) {}

  /** Call within the transaction that locks the device; locks the pass. */
  async run(
    device: DeviceRow,
    content: AcceptContent,
    token: ReadPassToken,
    { at, arrival, contactAt }: EntryMoments,
  ): Promise<Settled> {
    if (!token) return refused('entry.unknown-key');
    if (token.vendorId !== device.vendorId) return refused('entry.other-business');
    const person = await this.transactions.query(IS_PERSON_OF, [device.vendorId, content.person]);
    if (person.length === 0) return refused('entry.person');
    if (!(await this.isDecided(device, content, contactAt))) return refused('entry.override');
    const [pass] = await this.transactions.query<CounterPassRow>(LOCK_PASS, [token.passId]);
    if (!pass || pass.vendorId !== device.vendorId) return refused('entry.unknown-key');
    const use = {
      at,
      deviceId: device.id,
      branchId: device.branchId,
      personId: content.person,
      amount: content.amount ?? pass.charge,
      paidWith: content.paidWith,
    };
    const bounded = await this.bound(pass, device, { at, arrival });
    return {
      passRow: pass.rowId,
      amount: use.amount,
      ...overrideOf(pass, content, use),
      ...(await this.settle(pass, content, use, bounded)),
    };
  }

  /** True unless the entry has an override that no manager of its branch confirmed with a PIN (rule CS4). */
  private async isDecided(device: DeviceRow, { override }: AcceptContent, contactAt: Date): Promise<boolean> {
    if (override === null) return true;
    return (
      override !== 'unreadable' &&
      this.pins.isProven(device.vendorId, { ...override, branchId: device.branchId, contactAt })
    );
  }

  /**
   * The outcome of a pass whose place was given to somebody else, or whose money was given back, if this would exceed what a
   * device may cost: its allowance (rule OF4), and the refunds that the marketplace bears (rule OF10). Null within these bounds.
   */
  private async bound(
    pass: CounterPassRow,
    device: DeviceRow,
    { at, arrival }: Pick<EntryMoments, 'at' | 'arrival'>,
  ): Promise<'cancelled' | 'expired' | null> {
    if (pass.state !== 'cancelled' && pass.state !== 'expired') return null;
    const [cost] = await this.transactions.query<{ taken: number; borne: number }>(COST_SO_FAR, [
      device.id,
      pass.dealId,
      pass.vendorId,
    ]);
    if (!cost) throw new Error('The count of entries answered nothing.');
    const isRefunded = pass.isBought && pass.state === 'cancelled';
    const isWithin =
      cost.taken < device.offlineLimit &&
      (!isRefunded || isBorne({ price: pass.price ?? 0, borne: cost.borne }, at, arrival));
    return isWithin ? null : pass.state;
  }

  private async settle(
    pass: CounterPassRow,
    content: AcceptContent,
    use: OfflineUse,
    bounded: 'cancelled' | 'expired' | null,
  ): Promise<Settled> {
    const [rival] = await this.transactions.query<StoredEntry>(CONFIRMED, [pass.rowId]);
    const [ended] = await this.transactions.query<{ cancelledAt: Date | null }>(CANCELLED_AT, [pass.rowId]);
    const decided = decide(
      {
        state: pass.state,
        expiresAt: pass.expiresAt,
        cancelledAt: rival ? rival.overtakenAt : (ended?.cancelledAt ?? null),
      },
      use,
      rival ? { at: rival.usedAt, deviceId: rival.deviceId } : null,
    );
    const decision = decided === 'confirm' ? (bounded ?? decided) : decided;
    const message =
      keepsTerms(pass, content, use) || content.override !== null
        ? 'entry.confirmed'
        : 'entry.confirmed-other-terms';
    const wasCancelled = decision === 'confirm' && pass.state === 'cancelled';
    await this.announce(pass, use, decision === 'confirm' || decision === 'move' ? 'confirmed' : decision, {
      wasCancelled,
      movedFrom: decision === 'move' && rival ? nepalDay(rival.usedAt) : null,
    });
    switch (decision) {
      case 'confirm':
        await this.loyalty.lockCustomer(pass.userId);
        return {
          outcome: 'confirmed',
          message,
          place: await this.uses.confirm(pass, use),
          wasCancelled,
          refund: wasCancelled && pass.isBought ? 'marketplace' : null,
          overtakenAt: wasCancelled ? ended?.cancelledAt : null,
        };
      case 'move':
        return { outcome: 'confirmed', message, ...(await this.moveFrom(rival as StoredEntry, pass, use)) };
      case 'double':
        await this.tellDouble(pass, use.deviceId);
        return { outcome: 'double', message: 'entry.double' };
      case 'cancelled':
      case 'expired':
        return { outcome: decision, message: `entry.${decision}` };
    }
  }

  /** The later acceptance was confirmed first: it becomes the double one. */
  private async moveFrom(
    rival: StoredEntry,
    pass: CounterPassRow,
    use: OfflineUse,
  ): Promise<Pick<Settled, 'place' | 'wasCancelled' | 'refund' | 'overtakenAt'>> {
    await this.transactions.query(CHANGE_OUTCOME, [rival.id, 'double', 'entry.double', null]);
    await this.uses.move(pass, use);
    await this.tellDouble(pass, rival.deviceId);
    const { wasCancelled, refund, overtakenAt } = rival;
    return { place: rival.capacity as PlaceOfUse | null, wasCancelled, refund, overtakenAt };
  }

  private tellDouble({ publicId: passId, dealId, userId }: CounterPassRow, deviceId: number): Promise<void> {
    return this.outbox.publish('pass.double', { passId, dealId, userId, deviceId });
  }

  private announce(
    { publicId: passId, dealId, userId }: CounterPassRow,
    { deviceId }: OfflineUse,
    outcome: EntryOutcome,
    facts: { wasCancelled: boolean; movedFrom: string | null },
  ): Promise<void> {
    return this.outbox.publish('pass.accepted-offline', {
      passId,
      dealId,
      userId,
      deviceId,
      outcome,
      ...facts,
    });
  }
}
