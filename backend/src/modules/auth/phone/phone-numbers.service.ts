import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { TextMessages } from '../../notifications/index.js';
import { EmailUnverified } from '../auth.errors.js';
import { SignInCodes } from '../one-time-number/sign-in-codes.service.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { PhoneIsOnlyWay, PhoneNotForAdmins, PhoneTaken, SmsNotOffered } from './phone.errors.js';
import { LOCK_HOLDER, PROVEN, RELEASE, SET } from './phones.sql.js';

/** The account that verified a number. */
export interface PhoneHolder {
  id: number;
  role: string;
  hasEmail: boolean;
  firstName: string;
  isSuspended: boolean;
  /** True if the number may belong to another person now (rule A27). */
  isLongUnused: boolean;
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Verified phone numbers of accounts (rules A25 to A28). A number belongs to one account. */
@Injectable()
export class PhoneNumbers {
  private readonly logger = new Logger(PhoneNumbers.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly texts: TextMessages,
    private readonly erasure: AccountErasure,
    private readonly sessions: OwnSessionsService,
    private readonly outbox: Outbox,
  ) {}

  /** Locks the account of a number until commit. @returns null if no account has verified it */
  async lockHolder(phone: string): Promise<PhoneHolder | null> {
    const [holder] = await this.transactions.query<PhoneHolder>(LOCK_HOLDER, [phone]);
    return holder ?? null;
  }

  /** Stores that the number was proven again. */
  async proven(userId: number): Promise<void> {
    await this.transactions.query(PROVEN, [userId]);
  }

  /**
   * Decides who owns a proven number that no account used for a long time (rule A27): its account, if the first name
   * matches and it has no other identity; otherwise the number becomes free. Call within a transaction.
   * @returns the account that remains the owner, null if the number is free
   * @throws phone.taken (409) if an account uses the number
   */
  async settle(phone: string, firstName: string | null): Promise<number | null> {
    const holder = await this.lockHolder(phone);
    if (!holder) return null;
    if (!holder.isLongUnused || holder.isSuspended || holder.role === 'admin') throw new PhoneTaken();
    if (holder.hasEmail) await this.release(holder.id);
    else if (firstName === null) throw new PhoneTaken();
    else if (plain(firstName) === plain(holder.firstName)) {
      await this.proven(holder.id);
      return holder.id;
    } else await this.erasure.erase(holder.id);
    return null;
  }

  /**
   * Verifies a number for a signed-in user; an earlier one of the account is replaced.
   * @throws phone.not-offered (404), phone.not-for-admins, auth.email-unverified (403), otp.wrong (400), otp.expired
   * (410), phone.taken (409)
   */
  async verify(user: SessionUser, phone: string, digits: string): Promise<void> {
    if (!this.texts.isOffered) throw new SmsNotOffered();
    if (user.role === 'admin') throw new PhoneNotForAdmins();
    if (user.email !== null && !user.emailVerified) throw new EmailUnverified();
    const code = await this.codes.prove(phone, digits);
    await this.transactions.run(async () => {
      await this.codes.use(code);
      await this.sessions.assertOpen(user);
      if (phone !== user.verifiedPhone) await this.settle(phone, null);
      await this.transactions.query(SET, [user.id, phone]).catch((error: unknown) => {
        throw violates(error, 'users_verified_phone') ? new PhoneTaken() : error;
      });
      if (phone === user.verifiedPhone) return;
      await this.outbox.publish('user.phone-changed', { userId: user.id, isAdded: true });
      this.transactions.afterCommit(() => this.logger.log({ userId: user.id }, 'phone number verified'));
    });
  }

  /** @throws phone.only-way (409) without a verified e-mail */
  async remove(user: SessionUser): Promise<void> {
    await this.transactions.run(async () => {
      if (user.verifiedPhone === null) return;
      if (!user.emailVerified) throw new PhoneIsOnlyWay();
      await this.release(user.id);
    });
  }

  /** Removes the number of an account that has another way to sign in, and mails that. Call within a transaction. */
  async release(userId: number): Promise<void> {
    if ((await this.transactions.query(RELEASE, [userId])).length === 0) return;
    await this.outbox.publish('user.phone-changed', { userId, isAdded: false });
    this.transactions.afterCommit(() => this.logger.log({ userId }, 'phone number removed'));
  }
}
