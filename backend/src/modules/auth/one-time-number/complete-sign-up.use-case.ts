import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { EmailTaken } from '../auth.errors.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { OpenSession } from '../sign-in/open-session.use-case.js';
import { EmailVerificationService } from '../sign-up/email-verification.service.js';
import { User } from '../user.entity.js';
import type { CompleteSignUpDto } from './one-time-number.dto.js';
import { TicketInvalid } from './one-time-number.errors.js';
import { SignInCodes } from './sign-in-codes.service.js';

/** Opens an account for an address that was proven by digits. It has no password (rule A22). */
@Injectable()
export class CompleteSignUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: SignInCodes,
    private readonly verification: EmailVerificationService,
    private readonly devices: KnownDevices,
    private readonly openSession: OpenSession,
  ) {}

  /** @throws otp.ticket-invalid (410), auth.email-taken (409) if the address was registered in the meantime */
  async run(form: CompleteSignUpDto, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const user = await this.transactions.run(async () => {
      const proven = await this.codes.useTicket(form.ticket);
      if (!proven) throw new TicketInvalid();
      const opened = await this.open(form, proven);
      await this.verification.markVerified(opened.id);
      await this.devices.signedUp(opened.id, request, reply);
      return opened;
    });
    return this.openSession.run(user, request, reply);
  }

  private async open(
    { firstName, lastName = '', city }: CompleteSignUpDto,
    { address, language }: { address: string; language: User['language'] },
  ): Promise<User> {
    const users = this.transactions.of(User);
    const user = users.create({ email: address, firstName, lastName, city: city || null, language });
    await users.insert(user).catch((error: unknown) => {
      throw violates(error, 'users_email_unique') ? new EmailTaken() : error;
    });
    return user;
  }
}
