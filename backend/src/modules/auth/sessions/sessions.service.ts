import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionReader, type StoredSession } from '../../../common/access/session-reader.port.js';
import { Sessions } from '../../../common/access/sessions.port.js';
import type { Role, SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { SessionCookies } from './session-cookies.service.js';
import { sessionLifetime, STEP_UP_MINUTES, TOUCH_EVERY } from './session-lifetime.js';
import { CLOSE, OPEN, TOUCH } from './sessions.sql.js';

/** Only the hash is stored, so that a reader of the table cannot replay a session. */
const stored = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/** Sessions in PostgreSQL. The user and their rights are read with every request, in one statement. */
@Injectable()
export class SessionsService extends Sessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: SessionReader,
    private readonly cookies: SessionCookies,
    private readonly config: Config,
  ) {
    super();
  }

  async userOf(request: FastifyRequest): Promise<SessionUser | null> {
    if (request.sessionUser === undefined) request.sessionUser = await this.find(request);
    return request.sessionUser;
  }

  /**
   * Opens a session with a new id; the browser's previous session ends.
   * @param isSteppedUp false if the sign-in proved less than a step-up does
   */
  async open(
    user: { id: number; role: Role },
    request: FastifyRequest,
    reply: FastifyReply,
    isSteppedUp: boolean,
  ): Promise<SessionUser> {
    const sid = randomBytes(32).toString('base64url');
    const { idle, most } = sessionLifetime(user.role);
    const before = this.cookies.read(request);
    const agent = (request.headers['user-agent'] ?? '').slice(0, 300);
    const values = [stored(sid), user.id, idle, before ? stored(before) : '', agent, isSteppedUp];
    await this.transactions.query(OPEN, values);
    // The server enforces the idle timeout; the cookie uses the maximum lifetime.
    this.cookies.set(reply, sid, most);
    const session = await this.row(sid);
    if (!session) throw new Error('A session that was just opened is not there.');
    return session;
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const sid = this.cookies.read(request);
    if (sid) await this.transactions.query(CLOSE, [stored(sid)]);
    this.cookies.clear(reply);
  }

  private async find(request: FastifyRequest): Promise<SessionUser | null> {
    const sid = this.cookies.read(request);
    if (!sid || sid.length > 100) return null;
    const row = await this.row(sid);
    if (!row) return null;
    const { untouchedSeconds, ...user } = row;
    if (untouchedSeconds > TOUCH_EVERY) await this.touch(row);
    return user;
  }

  private row(sid: string): Promise<StoredSession | undefined> {
    return this.reader.find(stored(sid), {
      requiresAdminFactor: this.config.requiresAdminFactor,
      stepUpMinutes: STEP_UP_MINUTES,
    });
  }

  private async touch(session: StoredSession): Promise<void> {
    const { idle, most } = sessionLifetime(session.role);
    await this.transactions.query(TOUCH, [session.sid, idle, most]);
  }
}
