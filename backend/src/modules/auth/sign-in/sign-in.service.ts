import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import { AccountsService } from '../sign-up/accounts.service.js';
import { PasskeyRejected } from '../passkeys/passkey.errors.js';
import { PasskeyProofs } from '../passkeys/passkey-proofs.service.js';
import { SessionCookies } from '../sessions/session-cookies.service.js';
import { OpenSession } from './open-session.use-case.js';
import { SignInLog } from './sign-in-log.service.js';
import { SecondFactor } from '../two-factor/second-factor.service.js';
import { SignInExpired } from '../two-factor/two-factor.errors.js';
import { identityOf } from '../identity.js';
import { UserTokens } from '../user-tokens.service.js';
import type { User } from '../user.entity.js';

/** Lifetime of the cookie between the two steps of a sign-in, in seconds; the token expires no later. */
const SECOND_STEP = 600;

/** Steps after the check of a password, which the guards do. */
@Injectable()
export class SignInService {
  constructor(
    private readonly openSession: OpenSession,
    private readonly cookies: SessionCookies,
    private readonly tokens: UserTokens,
    private readonly factor: SecondFactor,
    private readonly accounts: AccountsService,
    private readonly log: SignInLog,
    private readonly passkeys: PasskeyProofs,
  ) {}

  /**
   * Opens a session for an account whose password was correct.
   * @param isSteppedUp false if the first step proved less than a step-up does (rule A26)
   * @returns null if the account requires a second factor: then `finish` opens the session
   * @throws auth.password-too-short (403)
   */
  async enter(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
    isSteppedUp = true,
  ): Promise<SessionUser | null> {
    if (!(await this.factor.isRequiredOf(user.id)))
      return this.openSession.run(user, request, reply, isSteppedUp);
    const token = await this.tokens.issue(user.id, 'second-factor');
    this.cookies.setSecondFactor(reply, token, SECOND_STEP);
    return null;
  }

  /**
   * The second step (rule A10). Rejects `two-factor.sign-in-expired` (410) without a first one, `two-factor.code-wrong` (403).
   * @param code of the authenticator app, or a recovery code
   */
  async finish(code: string, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const token = this.cookies.readSecondFactor(request) ?? '';
    const owner = await this.tokens.ownerOf(token, 'second-factor');
    const user = owner === null ? null : await this.accounts.active(owner);
    try {
      if (!user) throw new SignInExpired();
      await this.factor.assertCode(user.id, code);
      if ((await this.tokens.use(token, 'second-factor')) === null) throw new SignInExpired();
    } catch (error) {
      this.log.failed(user && identityOf(user), request.ip, error);
      throw error;
    }
    this.cookies.clearSecondFactor(reply);
    return this.openSession.run(user, request, reply);
  }

  /**
   * Opens a session by a passkey, which is both steps; after a first step by the password it is the second one.
   * @throws passkey.rejected (401), auth.password-too-short (403)
   */
  async withPasskey(response: object, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    try {
      const user = await this.accounts.active(await this.passkeys.ownerOf(response));
      if (!user) throw new PasskeyRejected();
      this.cookies.clearSecondFactor(reply);
      return await this.openSession.run(user, request, reply);
    } catch (error) {
      if (error instanceof PasskeyRejected) this.log.failed(null, request.ip, error);
      throw error;
    }
  }
}
