import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import type { SessionUser } from '../../common/access/session-user.js';
import { RateLimiters } from '../../common/rate-limit/rate-limiters.js';
import { InvalidAdminCredentials, InvalidCredentials } from './auth.errors.js';
import { SessionsService } from './sessions.service.js';
import type { User } from './user.entity.js';

/** Wrong passwords per minute: for one account from one address, and from one address over all accounts. */
const PER_ACCOUNT = { name: 'login-account', points: 10, seconds: 60 };
const PER_ADDRESS = { name: 'login-address', points: 99, seconds: 60 };

/** Passwords are checked by passport's local strategy; only wrong ones use up the allowance. */
@Injectable()
export class SignInService {
  private readonly logger = new Logger(SignInService.name);

  constructor(
    private readonly sessions: SessionsService,
    private readonly limiters: RateLimiters,
  ) {}

  /** Refuses `auth.invalid-credentials` and, after ten wrong ones in a minute, `request.too-many`. */
  async signIn(
    email: string,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser> {
    const user = await this.checked(email, password, request, () => true);
    return this.enter(user, request, reply);
  }

  /** The same for the admin console: anybody else is refused as if the password were wrong. */
  async signInAdmin(
    username: string,
    password: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser> {
    const isAdmin = ({ role }: User): boolean => role === 'admin';
    const user = await this.checked(username, password, request, isAdmin).catch((error: unknown) => {
      throw error instanceof InvalidCredentials ? new InvalidAdminCredentials() : error;
    });
    return this.enter(user, request, reply);
  }

  private async enter(user: User, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
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
