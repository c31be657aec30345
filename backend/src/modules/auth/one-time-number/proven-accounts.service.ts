import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Transactions } from '../../../common/transactions/transactions.js';
import { isMobileNumber } from '../../../common/validation/mobile-number.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { PhoneNumbers } from '../phone/phone-numbers.service.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { User } from '../user.entity.js';
import { MailboxClaims } from './mailbox-claims.service.js';
import { DigitsWrong } from './one-time-number.errors.js';
import { type ProvenCode, SignInCodes } from './sign-in-codes.service.js';

/** An account, or the ticket to open one. */
export type ProvenAccount = { user: User } | { ticket: string };

/** Finds the account of a proven address. */
@Injectable()
export class ProvenAccounts {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly claims: MailboxClaims,
    private readonly erasure: AccountErasure,
    private readonly devices: KnownDevices,
    private readonly phones: PhoneNumbers,
  ) {}

  /**
   * Uses the proof up. An admin's account rejects right digits like wrong ones (rule A23). Call within a transaction.
   * @throws otp.wrong (400), otp.expired (410)
   */
  async find(
    address: string,
    code: ProvenCode,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ProvenAccount> {
    return isMobileNumber(address)
      ? this.ofPhone(address, code)
      : this.ofEmail(address, code, request, reply);
  }

  private async ofEmail(
    address: string,
    code: ProvenCode,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ProvenAccount> {
    await this.erasure.eraseAbandoned(address);
    const user = await this.transactions
      .of(User)
      .findOne({ where: { email: address }, lock: { mode: 'for_no_key_update' } });
    if (user?.role === 'admin') throw new DigitsWrong({ triesLeft: code.triesLeft });
    if (!user) return { ticket: await this.codes.exchange(code) };
    await this.codes.use(code);
    if (user.emailVerifiedAt === null && !user.suspendedAt) {
      await this.claims.claim(user.id);
      await this.devices.signedUp(user.id, request, reply);
    }
    return { user };
  }

  /** An account that did not use its number for a long time is treated like a new one (rule A27). */
  private async ofPhone(phone: string, code: ProvenCode): Promise<ProvenAccount> {
    const holder = await this.phones.lockHolder(phone);
    if (holder?.role === 'admin') throw new DigitsWrong({ triesLeft: code.triesLeft });
    if (!holder || (holder.isLongUnused && !holder.isSuspended))
      return { ticket: await this.codes.exchange(code) };
    await this.codes.use(code);
    await this.phones.proven(holder.id);
    return { user: await this.transactions.of(User).findOneByOrFail({ id: holder.id }) };
  }
}
