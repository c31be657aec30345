import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService, DigitsExpired } from '../../auth/index.js';
import { Recipients } from '../../notifications/index.js';
import { SettingsService } from '../../settings/index.js';
import { AccountNumbers } from './account-numbers.js';
import type { PayoutAccountDto } from './payout-account.dto.js';
import { PayoutAccountCodes } from './payout-account-codes.service.js';
import {
  PayoutAccountEmailNeeded,
  PayoutAccountHeld,
  PayoutsHeldAfterReset,
} from './payout-account.errors.js';
import { type PayoutAccount, payoutAccountOf } from './payout-account.policy.js';
import type { PayoutAccountView } from './payout-account.view.js';
import {
  ACCOUNT,
  CONFIRM,
  HELD_AFTER_RESET,
  OWNERS,
  RENEW_CODE,
  SET_ACCOUNT,
} from './payout-accounts.sql.js';

type AccountRow = PayoutAccountView & { numberSealed: Buffer };

/** Accounts that receive the payouts of businesses (rules PO1, PO2 and PO8). */
@Injectable()
export class PayoutAccounts {
  private readonly numbers: AccountNumbers;

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly codes: PayoutAccountCodes,
    private readonly recipients: Recipients,
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
   * Sets the account, notifies the owners and mails digits that confirm it (rule PO8). Setting an identical
   * account changes nothing; if it is unconfirmed, new digits are mailed.
   * @throws auth.wrong-password (403), request.invalid, payout-account.email-needed (409) for an owner who signs in
   * by phone only
   */
  async set(owner: SessionUser, vendorId: number, form: PayoutAccountDto): Promise<void> {
    const account = payoutAccountOf(form);
    if (form.password !== undefined) await this.accounts.assertPassword(owner, form.password);
    if (!(await this.recipients.find(owner.id))?.email) throw new PayoutAccountEmailNeeded();
    await this.transactions.run(async () => {
      const before = await this.row(vendorId, true);
      if (before && this.isSame(before, vendorId, account)) return this.renewCode(owner.id, vendorId, before);
      await this.store(owner.id, vendorId, account);
      await this.mailCode(owner.id, vendorId);
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
   * Confirms the account that this owner entered. Payouts are held for a time from now on (rule PO2).
   * @throws otp.expired (410), otp.wrong (400) with `triesLeft`
   */
  async confirm(owner: SessionUser, vendorId: number, digits: string): Promise<void> {
    const salt = await this.codes.prove(vendorId, owner.id, digits);
    const holdHours = await this.settings.value('payouts.holdHours');
    await this.transactions.run(async () => {
      const [confirmed] = await this.transactions.query<Pick<AccountRow, 'kind' | 'lastFour'>>(CONFIRM, [
        vendorId,
        salt,
        holdHours,
      ]);
      if (!confirmed) throw new DigitsExpired();
      await this.audit.write({
        actorId: owner.id,
        action: 'payout-account.confirmed',
        subjectType: 'vendor',
        subjectId: vendorId,
        after: confirmed,
      });
    });
  }

  /**
   * @throws payout-account.held (409) with `heldUntil`, for a time after a change (rule PO2), null while the
   * account is unconfirmed (rule PO8);
   * payout.factor-reset (409) with `heldUntil`, for 24 hours after an owner reset a lost second factor (rule
   * A19)
   */
  async assertNotHeld(vendorId: number): Promise<void> {
    const [held] = await this.transactions.query<{ heldUntil: string }>(HELD_AFTER_RESET, [vendorId]);
    if (held) throw new PayoutsHeldAfterReset(held);
    const account = await this.row(vendorId);
    if (account && (account.heldUntil || !account.confirmedAt))
      throw new PayoutAccountHeld({ heldUntil: account.heldUntil });
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
      this.codes.newSalt(),
    ]);
  }

  private async renewCode(ownerId: number, vendorId: number, { confirmedAt }: AccountRow): Promise<void> {
    if (confirmedAt) return;
    await this.transactions.query(RENEW_CODE, [vendorId, ownerId, this.codes.newSalt()]);
    await this.mailCode(ownerId, vendorId);
  }

  private mailCode(ownerId: number, vendorId: number): Promise<void> {
    return this.outbox.publish('vendor.payout-account-code-requested', { vendorId, userId: ownerId });
  }

  private async row(vendorId: number, isLocked = false): Promise<AccountRow | undefined> {
    const [row] = await this.transactions.query<AccountRow>(`${ACCOUNT}${isLocked ? ' FOR UPDATE' : ''}`, [
      vendorId,
    ]);
    return row;
  }
}
