import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AdminPasswordTooShort } from '../auth.errors.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { PasswordChangesService } from '../password/password-changes.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../user.entity.js';
import { SignInLog } from './sign-in-log.service.js';

/** Opens the session of an account after all steps of its sign-in. */
@Injectable()
export class OpenSession {
  private readonly logger = new Logger(OpenSession.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly passwordChanges: PasswordChangesService,
    private readonly log: SignInLog,
  ) {}

  /**
   * An admin with a short password gets a link to choose another one by mail, and no session before (rule A1).
   * @param isSteppedUp false if the sign-in proved less than a step-up does (rule A26)
   * @throws auth.password-too-short (403)
   */
  async run(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
    isSteppedUp = true,
  ): Promise<SessionUser> {
    if (user.role === 'admin' && user.email !== null && user.passwordIsLong === false) {
      await this.passwordChanges.forgot(user.email);
      const error = new AdminPasswordTooShort();
      this.log.failed(user.email, request.ip, error);
      throw error;
    }
    const session = await this.transactions.run(async () => {
      const opened = await this.sessions.open(user, request, reply, isSteppedUp);
      await this.devices.signedIn(user.id, request, reply);
      return opened;
    });
    this.logger.log({ userId: user.id }, 'signed in');
    return session;
  }
}
