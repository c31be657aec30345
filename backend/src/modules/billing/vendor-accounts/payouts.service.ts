import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { FactorResets } from '../../auth/index.js';
import { VendorMissing, type VendorStatus } from '../../vendors/index.js';
import { vendorAccount } from '../ledger.policy.js';
import { LedgerService } from '../ledger.service.js';
import { PayoutAccounts } from '../payout-accounts/payout-accounts.service.js';
import type { RecordPayoutDto } from './payout.dto.js';
import type { PayoutRecordedView } from './payout.view.js';
import { PayeeSuspended, PayoutReferenceUsed, PayoutTooLarge } from './payout.errors.js';
import { INSERT, OWED, PAYEE, RECENT } from './payouts.sql.js';

type Payout = RecordPayoutDto & { vendorId: number };

interface Owed {
  paisa: number;
  payable: number;
}

/** Manually recorded payouts to businesses (rule ST3). */
@Injectable()
export class PayoutsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
    private readonly accounts: PayoutAccounts,
    private readonly approvals: Approvals,
    private readonly resets: FactorResets,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    kinds: ApprovalKinds,
  ) {
    kinds.register('payout', {
      approve: async ({ request, requestedBy }) => void (await this.pay(request as Payout, requestedBy)),
    });
  }

  /**
   * Records a payout that an admin made, or requests the approval of a second admin (rule Y8). Rejects
   * `auth.factor-reset-recently` (403), `vendor.not-found` (404), `payout.vendor-suspended`,
   * `payout-account.held`, `payout.factor-reset`, `payout.too-large` with the `owed` amount in rupees,
   * `payout.reference-used` and `approval.pending` (409).
   * @returns the public id of the payout, or of the request
   */
  async record(vendorId: number, adminId: number, form: RecordPayoutDto): Promise<PayoutRecordedView> {
    return this.transactions.run(async () => {
      await this.resets.assertNone(adminId);
      const payout = { vendorId, ...form };
      // Before the earlier payouts are read, so that those of concurrent requests count.
      await this.owed(vendorId);
      const [recent] = await this.transactions.query<{ paisa: number }>(RECENT, [vendorId, adminId]);
      if (await this.approvals.isNeeded(adminId, form.amount * 100 + (recent?.paisa ?? 0)))
        return this.ask(payout, adminId);
      const { id, owed, paisa } = await this.pay(payout, adminId);
      await this.audit.write({
        actorId: adminId,
        action: 'payout.recorded',
        subjectType: 'vendor',
        subjectId: vendorId,
        before: { owedPaisa: owed },
        after: { owedPaisa: owed - paisa, paisa, method: form.method, reference: form.reference },
      });
      return { id, approvalId: null };
    });
  }

  private async ask(payout: Payout, adminId: number): Promise<PayoutRecordedView> {
    const paisa = payout.amount * 100;
    const { payable } = await this.owed(payout.vendorId);
    if (paisa > payable) throw new PayoutTooLarge({ owed: Math.floor(payable / 100) });
    const id = await this.approvals.ask({
      kind: 'payout',
      subjectId: String(payout.vendorId),
      paisa,
      request: payout,
      requestedBy: adminId,
    });
    return { id, approvalId: id };
  }

  /** Books the payout. Call within a transaction; the caller writes the audit entry. */
  private async pay(
    { vendorId, amount, method = 'bank-transfer', reference }: Payout,
    adminId: number,
  ): Promise<{ id: string; owed: number; paisa: number }> {
    const { paisa: owed, payable } = await this.owed(vendorId);
    const [id, paisa] = [uuidv7(), amount * 100];
    const recorded = await this.transactions.query(INSERT, [id, vendorId, paisa, method, reference, adminId]);
    if (recorded.length === 0) throw new PayoutReferenceUsed();
    if (paisa > payable) throw new PayoutTooLarge({ owed: Math.floor(payable / 100) });
    await this.ledger.post({
      kind: 'payout',
      source: id,
      moves: [{ from: `gateway:${method}`, to: vendorAccount(vendorId), paisa }],
    });
    await this.outbox.publish('payout.made', { payoutId: id, vendorId });
    return { id, owed, paisa };
  }

  /** Balance of a business that may be paid, and the part that is payable now, in paisa; its row is locked. */
  private async owed(vendorId: number): Promise<Owed> {
    const [payee] = await this.transactions.query<{ status: VendorStatus }>(PAYEE, [vendorId]);
    if (!payee) throw new VendorMissing();
    if (payee.status === 'suspended') throw new PayeeSuspended();
    await this.accounts.assertNotHeld(vendorId);
    const [balance] = await this.transactions.query<Owed>(OWED, [vendorId]);
    return balance ?? { paisa: 0, payable: 0 };
  }
}
