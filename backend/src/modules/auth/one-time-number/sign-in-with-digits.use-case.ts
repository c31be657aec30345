import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Transactions } from '../../../common/transactions/transactions.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { PasskeyOffers } from '../passkeys/passkey-offers.service.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { SignInLog } from '../sign-in/sign-in-log.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { User } from '../user.entity.js';
import { MailboxClaims } from './mailbox-claims.service.js';
import { AccountSuspended, DigitsWrong } from './one-time-number.errors.js';
import type { VerifyDigitsDto } from './one-time-number.dto.js';
import { DigitsVerifiedView } from './one-time-number.view.js';
import { type ProvenCode, SignInCodes } from './sign-in-codes.service.js';

/** Signs in by a one-time number: right digits prove the mailbox (rules A21 to A23). */
@Injectable()
export class SignInWithDigits {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly claims: MailboxClaims,
    private readonly erasure: AccountErasure,
    private readonly devices: KnownDevices,
    private readonly signIns: SignInService,
    private readonly offers: PasskeyOffers,
    private readonly log: SignInLog,
  ) {}

  /**
   * @throws otp.expired (410), otp.wrong (400) with `triesLeft`, auth.account-suspended (403)
   */
  async run(
    { to, digits }: VerifyDigitsDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<DigitsVerifiedView> {
    try {
      const code = await this.codes.prove(to, digits);
      const proven = await this.transactions.run(() => this.accountOf(to, code, request, reply));
      if ('ticket' in proven) return { state: 'name-needed', ticket: proven.ticket };
      if (proven.user.suspendedAt) throw new AccountSuspended();
      return await this.enter(proven.user, request, reply);
    } catch (error) {
      this.log.failed(to, request.ip, error);
      throw error;
    }
  }

  /** Uses the proof up. An admin's account rejects right digits like wrong ones (rule A23). */
  private async accountOf(
    address: string,
    code: ProvenCode,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ user: User } | { ticket: string }> {
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

  private async enter(user: User, request: FastifyRequest, reply: FastifyReply): Promise<DigitsVerifiedView> {
    const session = await this.signIns.enter(user, request, reply);
    if (session === null) return { state: 'second-factor' };
    return DigitsVerifiedView.signedIn(session, await this.offers.isOpenFor(session));
  }
}
