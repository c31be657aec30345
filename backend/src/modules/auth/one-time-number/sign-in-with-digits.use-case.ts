import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Transactions } from '../../../common/transactions/transactions.js';
import { isMobileNumber } from '../../../common/validation/mobile-number.js';
import { PasskeyOffers } from '../passkeys/passkey-offers.service.js';
import { SignInLog } from '../sign-in/sign-in-log.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { AccountSuspended } from './one-time-number.errors.js';
import type { VerifyDigitsDto } from './one-time-number.dto.js';
import { DigitsVerifiedView } from './one-time-number.view.js';
import { ProvenAccounts } from './proven-accounts.service.js';
import { SignInCodes } from './sign-in-codes.service.js';

/** Signs in by a one-time number: right digits prove the mailbox or the phone number (rules A21 to A23, A25 to A27). */
@Injectable()
export class SignInWithDigits {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly accounts: ProvenAccounts,
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
      const proven = await this.transactions.run(() => this.accounts.find(to, code, request, reply));
      if ('ticket' in proven) return { state: 'name-needed', ticket: proven.ticket };
      if (proven.user.suspendedAt) throw new AccountSuspended();
      // A phone number alone changes nothing that belongs to the owner of the e-mail.
      const isSteppedUp = proven.user.email === null || !isMobileNumber(to);
      const session = await this.signIns.enter(proven.user, request, reply, isSteppedUp);
      if (session === null) return { state: 'second-factor' };
      return DigitsVerifiedView.signedIn(session, await this.offers.isOpenFor(session));
    } catch (error) {
      this.log.failed(to, request.ip, error);
      throw error;
    }
  }
}
