import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CounterPassRow, PASS_BY_ID } from '../counter/counter.sql.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { PassMissing } from '../passes/pass.errors.js';
import { stateAt } from '../passes/pass.policy.js';
import { NAMES_OF_BUSINESS } from './pass-slip.sql.js';
import type { PassSlipView } from './pass-slip.view.js';

type Names = Pick<PassSlipView, 'businessName' | 'businessNameNe'>;

/** The printed form of a pass. */
@Injectable()
export class PassSlips {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly clock: Clock,
  ) {}

  /** Rejects `pass.not-found` (404), also for a pass of somebody else. */
  async one(userId: number, passId: string): Promise<PassSlipView> {
    const [pass] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [passId]);
    if (pass?.userId !== userId) throw new PassMissing();
    const [names] = await this.transactions.query<Names>(NAMES_OF_BUSINESS, [pass.vendorId]);
    if (!names) throw new PassMissing();
    return {
      id: pass.publicId,
      state: stateAt(pass, this.clock.now()),
      code: this.codes.typed(pass),
      qrCode: this.codes.qrText(pass),
      dealTitle: pass.dealTitle,
      dealTitleNe: pass.dealTitleNe,
      discountType: pass.discountType,
      discountValue: pass.discountValue,
      ...names,
      charge: pass.charge,
      isBought: pass.isBought,
      saves: Math.max(0, pass.originalPrice - pass.price),
      minimumBill: pass.minimumBill,
      partySize: pass.partySize,
      weekdays: pass.weekdays,
      hoursFrom: pass.hoursFrom,
      hoursUntil: pass.hoursUntil,
      blackoutDates: pass.blackoutDates,
      branches: pass.branches,
      expiresAt: pass.expiresAt.toISOString(),
    };
  }
}
