import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { VendorMissing, type VendorStatus } from '../../vendors/index.js';
import { vendorAccount } from '../ledger.policy.js';
import { LedgerService } from '../ledger.service.js';
import { PayoutAccounts } from '../payout-accounts/payout-accounts.service.js';
import type { RecordPayoutDto } from './dto/payout.dto.js';
import { PayeeSuspended, PayoutReferenceUsed, PayoutTooLarge } from './payout.errors.js';

/** A suspension waits for a payout that is being recorded, and the next payout sees it. */
const PAYEE = `SELECT status FROM vendors WHERE id = $1 FOR SHARE`;
/** Whoever records a payout to the same business waits here for the one before. */
const OWED = `SELECT owed_paisa::float8 AS paisa FROM vendor_balances WHERE vendor_id = $1 FOR UPDATE`;
const INSERT = `
  INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (method, reference) DO NOTHING RETURNING id`;

/** What was paid to businesses (rule ST3). */
@Injectable()
export class PayoutsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
    private readonly accounts: PayoutAccounts,
    private readonly audit: AuditService,
  ) {}

  /**
   * Notes that an admin paid a business. Refuses `vendor.not-found` (404), `payout.vendor-suspended`, `payout-account.held`, `payout.too-large` with what is
   * `owed` in rupees and `payout.reference-used` (409).
   * @returns the payout's public id
   */
  async record(
    vendorId: number,
    adminId: number,
    { amount, method = 'bank-transfer', reference }: RecordPayoutDto,
  ): Promise<string> {
    return this.transactions.run(async () => {
      const [payee] = await this.transactions.query<{ status: VendorStatus }>(PAYEE, [vendorId]);
      if (!payee) throw new VendorMissing();
      if (payee.status === 'suspended') throw new PayeeSuspended();
      await this.accounts.assertNotHeld(vendorId);
      const [balance] = await this.transactions.query<{ paisa: number }>(OWED, [vendorId]);
      const [id, paisa, owed] = [uuidv7(), amount * 100, balance?.paisa ?? 0];
      const recorded = await this.transactions.query(INSERT, [
        id,
        vendorId,
        paisa,
        method,
        reference,
        adminId,
      ]);
      if (recorded.length === 0) throw new PayoutReferenceUsed();
      if (paisa > owed) throw new PayoutTooLarge({ owed: Math.floor(owed / 100) });
      await this.ledger.post({
        kind: 'payout',
        source: id,
        moves: [{ from: `gateway:${method}`, to: vendorAccount(vendorId), paisa }],
      });
      await this.audit.write({
        actorId: adminId,
        action: 'payout.recorded',
        subjectType: 'vendor',
        subjectId: vendorId,
        before: { owedPaisa: owed },
        after: { owedPaisa: owed - paisa, paisa, method, reference },
      });
      return id;
    });
  }
}
