import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionReader } from '../../../common/access/sessions.port.js';
import type { Role, SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { SessionCookies } from './session-cookies.service.js';
import { sessionLifetime, TOUCH_EVERY } from './session-lifetime.js';
import { FIND } from './sessions.sql.js';

interface SessionRow extends SessionUser {
  untouchedSeconds: number;
}

/** Only the hash is stored: whoever reads the table cannot replay a session. */
const stored = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/** Sessions in PostgreSQL. Who somebody is and may do is read afresh with every request, in one statement. */
@Injectable()
export class SessionsService extends SessionReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly cookies: SessionCookies,
    private readonly config: Config,
  ) {
    super();
  }

  async userOf(request: FastifyRequest): Promise<SessionUser | null> {
    if (request.sessionUser === undefined) request.sessionUser = await this.find(request);
    return request.sessionUser;
  }

  /** Starts a session under a new id; the one the browser had ends. */
  async open(
    user: { id: number; role: Role },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser> {
    const sid = randomBytes(32).toString('base64url');
    const { idle, most } = sessionLifetime(user.role);
    const before = this.cookies.read(request);
    await this.transactions.query(
      `WITH ended AS (DELETE FROM sessions WHERE sid = $4)
       INSERT INTO sessions (sid, user_id, sess, expire) VALUES ($1, $2, json_build_object('agent', $5::text), now() + make_interval(secs => $3))`,
      [
        stored(sid),
        user.id,
        idle,
        before ? stored(before) : '',
        (request.headers['user-agent'] ?? '').slice(0, 300),
      ],
    );
    // The server alone says when a session is idle: the cookie lives as long as any session may.
    this.cookies.set(reply, sid, most);
    const session = await this.row(sid);
    if (!session) throw new Error('A session that was just opened is not there.');
    return session;
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const sid = this.cookies.read(request);
    if (sid) await this.transactions.query('DELETE FROM sessions WHERE sid = $1', [stored(sid)]);
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

  private async row(sid: string): Promise<SessionRow | undefined> {
    const [row] = await this.transactions.query<SessionRow>(FIND, [
      stored(sid),
      this.config.requiresAdminFactor,
    ]);
    return row;
  }

  private async touch(session: SessionRow): Promise<void> {
    const { idle, most } = sessionLifetime(session.role);
    await this.transactions.query(
      `UPDATE sessions SET touched_at = now(), expire = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3)) WHERE sid = $1`,
      [session.sid, idle, most],
    );
  }
}
