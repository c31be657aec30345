import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { isMobileNumber } from '../../../common/validation/mobile-number.js';
import { EmailTaken } from '../auth.errors.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { PhoneTaken } from '../phone/phone.errors.js';
import { PhoneNumbers } from '../phone/phone-numbers.service.js';
import { OpenSession } from '../sign-in/open-session.use-case.js';
import { EmailVerificationService } from '../sign-up/email-verification.service.js';
import { User } from '../user.entity.js';
import type { CompleteSignUpDto } from './one-time-number.dto.js';
import { TicketInvalid } from './one-time-number.errors.js';
import { SignInCodes } from './sign-in-codes.service.js';

/** Opens an account for an e-mail or phone number that was proven by digits. It has no password (rules A22 and A25). */
@Injectable()
export class CompleteSignUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly verification: EmailVerificationService,
    private readonly phones: PhoneNumbers,
    private readonly clock: Clock,
    private readonly devices: KnownDevices,
    private readonly openSession: OpenSession,
  ) {}

  /** @throws otp.ticket-invalid (410); auth.email-taken, phone.taken (409) if it was registered in the meantime */
  async run(form: CompleteSignUpDto, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const user = await this.transactions.run(async () => {
      const proven = await this.codes.useTicket(form.ticket);
      if (!proven) throw new TicketInvalid();
      const isPhone = isMobileNumber(proven.address);
      const known = isPhone ? await this.phones.settle(proven.address, form.firstName) : null;
      if (known !== null) return this.transactions.of(User).findOneByOrFail({ id: known });
      const opened = await this.open(form, proven, isPhone);
      if (!isPhone) await this.verification.markVerified(opened.id);
      await this.devices.signedUp(opened.id, request, reply);
      return opened;
    });
    return this.openSession.run(user, request, reply);
  }

  private async open(
    { firstName, lastName = '', city }: CompleteSignUpDto,
    { address, language }: { address: string; language: User['language'] },
    isPhone: boolean,
  ): Promise<User> {
    const users = this.transactions.of(User);
    const identity = isPhone
      ? { email: null, verifiedPhone: address, phoneProvenAt: this.clock.now(), phone: address }
      : { email: address };
    const user = users.create({ ...identity, firstName, lastName, city: city || null, language });
    await users.insert(user).catch((error: unknown) => {
      if (violates(error, 'users_verified_phone')) throw new PhoneTaken();
      throw violates(error, 'users_email_unique') ? new EmailTaken() : error;
    });
    return user;
  }
}
