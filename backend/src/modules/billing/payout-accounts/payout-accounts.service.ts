import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../../auth/index.js';
import { SettingsService } from '../../settings/index.js';
import { AccountNumbers } from './account-numbers.js';
import type { PayoutAccountDto } from './payout-account.dto.js';
import { PayoutAccountHeld, PayoutsHeldAfterReset } from './payout-account.errors.js';
import { type PayoutAccount, payoutAccountOf } from './payout-account.policy.js';
import type { PayoutAccountView } from './payout-account.view.js';
import { ACCOUNT, HELD_AFTER_RESET, OWNERS, SET_ACCOUNT } from './payout-accounts.sql.js';

type AccountRow = PayoutAccountView & { numberSealed: Buffer };

/** Accounts that receive the payouts of businesses (rules PO1 and PO2). */
@Injectable()
export class PayoutAccounts {
  private readonly numbers: AccountNumbers;

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    config: Config,
  ) {
    this.numbers = new AccountNumbers(config.codeSecrets);
  }

  /** @returns the account without its number; null before one was entered */
  async of(vendorId: number): Promise<PayoutAccountView | null> {
    const row = await this.row(vendorId);
    if (!row) return null;
    const { numberSealed: _, ...view } = row;
    return view;
  }

  /**
   * Sets the account, notifies the owners and holds payouts for a time (rule PO2). Setting an identical
   * account changes nothing.
   * @throws auth.wrong-password (403), request.invalid
   */
  async set(owner: SessionUser, vendorId: number, form: PayoutAccountDto): Promise<void> {
    const account = payoutAccountOf(form);
    if (form.password !== undefined) await this.accounts.assertPassword(owner, form.password);
    await this.transactions.run(async () => {
      const before = await this.row(vendorId, true);
      if (before && this.isSame(before, vendorId, account)) return;
      await this.store(owner.id, vendorId, account);
      await this.audit.write({
        actorId: owner.id,
        action: 'payout-account.changed',
        subjectType: 'vendor',
        subjectId: vendorId,
        before: before && { kind: before.kind, lastFour: before.lastFour },
        after: { kind: account.kind, lastFour: account.number.slice(-4) },
      });
      for (const { userId } of await this.transactions.query<{ userId: number }>(OWNERS, [vendorId]))
        await this.outbox.publish('vendor.payout-account-changed', { vendorId, userId });
    });
  }

  /**
   * @throws payout-account.held (409) with `heldUntil`, for a time after a change (rule PO2);
   * payout.factor-reset (409) with `heldUntil`, for 24 hours after an owner reset a lost second factor (rule
   * A19)
   */
  async assertNotHeld(vendorId: number): Promise<void> {
    const [held] = await this.transactions.query<{ heldUntil: string }>(HELD_AFTER_RESET, [vendorId]);
    if (held) throw new PayoutsHeldAfterReset(held);
    const account = await this.row(vendorId);
    if (account?.heldUntil) throw new PayoutAccountHeld({ heldUntil: account.heldUntil });
  }

  /** The number of an account or of a line of a run, in full: for the file of the run only. */
  openNumber(sealed: Buffer, vendorId: number): string {
    return this.numbers.open(sealed, vendorId);
  }

  private isSame(row: AccountRow, vendorId: number, { number, ...account }: PayoutAccount): boolean {
    return (
      this.openNumber(row.numberSealed, vendorId) === number &&
      Object.entries(account).every(([name, value]) => row[name as keyof typeof account] === value)
    );
  }

  private async store(ownerId: number, vendorId: number, account: PayoutAccount): Promise<void> {
    const { kind, holder, bank, branch, number } = account;
    await this.transactions.query(SET_ACCOUNT, [
      vendorId,
      kind,
      holder,
      bank,
      branch,
      this.numbers.seal(number, vendorId),
      number.slice(-4),
      ownerId,
      await this.settings.value('payouts.holdHours'),
    ]);
  }

  private async row(vendorId: number, isLocked = false): Promise<AccountRow | undefined> {
    const [row] = await this.transactions.query<AccountRow>(`${ACCOUNT}${isLocked ? ' FOR UPDATE' : ''}`, [
      vendorId,
    ]);
    return row;
  }
}
