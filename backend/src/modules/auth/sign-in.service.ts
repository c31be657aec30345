import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import type { SessionUser } from '../../common/access/session-user.js';
import { RateLimiters } from '../../common/rate-limit/rate-limiters.js';
import { AccountsService } from './accounts.service.js';
import { AdminPasswordTooShort, InvalidAdminCredentials, InvalidCredentials } from './auth.errors.js';
import { PasswordChangesService } from './password-changes.service.js';
import { SessionCookies } from './session-cookies.js';
import { SessionsService } from './sessions.service.js';
import { SecondFactor } from './two-factor/second-factor.js';
import { SignInExpired } from './two-factor/two-factor.errors.js';
import { UserTokens } from './user-tokens.js';
import type { User } from './user.entity.js';

/** Wrong passwords per minute: for one account from one address, and from one address over all accounts. */
const PER_ACCOUNT = { name: 'login-account', points: 10, seconds: 60 };
const PER_ADDRESS = { name: 'login-address', points: 99, seconds: 60 };

/** Seconds between the two steps of a sign-in; the token itself says no later. */
const SECOND_STEP = 600;

/** Passwords are checked by passport's local strategy; only wrong ones use up the allowance. */
@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly tokens: UserTokens,
    private readonly factor: SecondFactor,
    private readonly accounts: AccountsService,
    private readonly passwordChanges: PasswordChangesService,
    private readonly limiters: RateLimiters,
  ) {}

  /**
   * Refuses `auth.invalid-credentials`, `auth.password-too-short` (403) and, after ten wrong ones in a minute, `request.too-many`.
   * @returns null when the account asks for a second factor: nobody is signed in before `finish`
   */
  async signIn(
    email: string,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser | null> {
    const user = await this.checked(email, password, request, () => true);
    return this.enter(user, request, reply);
  }

  /** The same for the admin console: anybody else is refused as if the password were wrong. */
  async signInAdmin(
    username: string,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser | null> {
    const isAdmin = ({ role }: User): boolean => role === 'admin';
    const user = await this.checked(username, password, request, isAdmin).catch((error: unknown) => {
      throw error instanceof InvalidCredentials ? new InvalidAdminCredentials() : error;
    });
    return this.enter(user, request, reply);
  }

  /**
   * The second step (rule A10). Refuses `two-factor.sign-in-expired` (410) without a first one, `two-factor.code-wrong` (403).
   * @param code of the authenticator app, or a recovery code
   */
  async finish(code: string, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const token = this.cookies.readSecondFactor(request) ?? '';
    const owner = await this.tokens.ownerOf(token, 'second-factor');
    const user = owner === null ? null : await this.accounts.active(owner);
    if (!user) throw new SignInExpired();
    await this.factor.assertCode(user.id, code);
    if ((await this.tokens.use(token, 'second-factor')) === null) throw new SignInExpired();
    this.cookies.clearSecondFactor(reply);
    return this.open(user, request, reply);
  }

  private async enter(user: User, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | null> {
    if (!(await this.factor.isRequiredOf(user.id))) return this.open(user, request, reply);
    const token = await this.tokens.issue(user.id, 'second-factor');
    this.cookies.setSecondFactor(reply, token, SECOND_STEP);
    return null;
  }

  /** Who became an admin with a short password is mailed a link to choose another one, and has no session before (rule A1). */
  private async open(user: User, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    if (user.role === 'admin' && user.passwordIsLong === false) {
      await this.passwordChanges.forgot(user.email);
      throw new AdminPasswordTooShort();
    }
    const session = await this.sessions.open(user, request, reply);
    this.logger.log({ userId: user.id }, 'signed in');
    return session;
  }

  private async checked(
    email: string,
    password: string,
    request: FastifyRequest,
    mayEnter: (user: User) => boolean,
  ): Promise<User> {
    const account = `${request.ip} ${email.toLowerCase()}`;
    await this.limiters.take(PER_ADDRESS, request.ip);
    await this.limiters.take(PER_ACCOUNT, account);
    try {
      const user = await authenticate(email, password);
      if (!mayEnter(user)) throw new InvalidCredentials();
      await this.limiters.giveBack(PER_ACCOUNT, account);
      await this.limiters.giveBack(PER_ADDRESS, request.ip);
      return user;
    } catch (error) {
      if (error instanceof InvalidCredentials) this.logger.warn({ code: error.code }, 'sign-in refused');
      throw error;
    }
  }
}

const authenticate = (email: string, password: string): Promise<User> =>
  new Promise((resolve, reject) => {
    const check = passport.authenticate('local', { session: false }, (error: unknown, user: User | false) => {
      if (error) reject(error as Error);
      else if (user) resolve(user);
      else reject(new InvalidCredentials());
    }) as (request: object, response: object, next: (error?: unknown) => void) => void;
    check({ body: { email, password } }, {}, (error) => reject(error as Error));
  });
