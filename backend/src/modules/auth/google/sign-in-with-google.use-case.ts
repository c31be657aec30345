import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { KnownDevices } from '../devices/known-devices.service.js';
import { MailboxClaims } from '../one-time-number/mailbox-claims.service.js';
import { AccountErasure } from '../profile/account-erasure.service.js';
import { SignInLog } from '../sign-in/sign-in-log.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { User } from '../user.entity.js';
import { ExternalIdentity } from './external-identity.entity.js';
import { GoogleFailed, GoogleForAdmin, GoogleSuspended, GoogleUnproven } from './google.errors.js';
import type { GoogleProfile } from './google-profile.js';

/** Signs in with a Google account, or creates the user account (rule A24). */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly transactions: Transactions,
    private readonly erasure: AccountErasure,
    private readonly claims: MailboxClaims,
    private readonly devices: KnownDevices,
    private readonly signIns: SignInService,
    private readonly log: SignInLog,
  ) {}

  /**
   * @returns null if the account requires its second factor
   * @throws google.unproven, google.admin, google.suspended (403)
   */
  async run(
    profile: GoogleProfile,
    language: User['language'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser | null> {
    try {
      const user = await this.transactions.run(() => this.accountOf(profile, language, request, reply));
      return await this.signIns.enter(user, request, reply);
    } catch (error) {
      this.log.failed(profile.email, request.ip, error);
      throw error;
    }
  }

  /** Serializes callbacks of the same e-mail address by a lock, so that they create one account. */
  private async accountOf(
    profile: GoogleProfile,
    language: User['language'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    const { subject, email } = profile;
    await this.transactions.lock(`google sign-in ${email}`);
    const identities = this.transactions.of(ExternalIdentity);
    const known = await identities.findOneBy({ provider: 'google', subject });
    if (!known) await this.erasure.eraseAbandoned(email);
    const user = await this.transactions.of(User).findOne({
      where: known ? { id: known.userId } : { email },
      lock: { mode: 'for_no_key_update' },
    });
    if (user) assertMaySignIn(user);
    if (known && user) return user;
    if (!profile.isMailboxOwner) throw new GoogleUnproven();
    const owner = user ?? (await this.open(profile, language));
    await this.prove(owner, request, reply);
    // If another Google account has the mailbox now, only that one can sign in.
    await identities.delete({ provider: 'google', userId: owner.id });
    await identities.insert({ provider: 'google', subject, userId: owner.id });
    return owner;
  }

  private async open(
    { email, firstName, lastName }: GoogleProfile,
    language: User['language'],
  ): Promise<User> {
    const users = this.transactions.of(User);
    const user = users.create({ email, firstName, lastName, language });
    await users.insert(user).catch((error: unknown) => {
      // A concurrent sign-up created the account. The next attempt finds it.
      throw violates(error, 'users_email_unique') ? new GoogleFailed() : error;
    });
    return user;
  }

  /** An unverified account may have been created by another person, whose access is removed (rule A22). */
  private async prove(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (user.emailVerifiedAt) return;
    await this.claims.claim(user.id);
    await this.devices.signedUp(user.id, request, reply);
  }
}

function assertMaySignIn(user: User): void {
  if (user.role === 'admin') throw new GoogleForAdmin();
  if (user.suspendedAt) throw new GoogleSuspended();
}
