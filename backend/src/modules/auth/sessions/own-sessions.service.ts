import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NotSignedIn } from '../../../common/errors/common.errors.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SessionMissing } from '../auth.errors.js';
import { deviceOf } from './device.js';
import type { OwnSessionView } from './own-session.view.js';
import { END, END_ALL, END_OTHERS, LIST, OPEN_SESSION } from './own-sessions.sql.js';

interface SessionRow {
  id: string;
  agent: string | null;
  isCurrent: boolean;
  createdAt: string;
  lastSeenAt: string;
}

/** A user's sessions. Their public ids do not reveal the cookies. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly transactions: Transactions) {}

  /** The current one first, then by last visit. */
  async list(user: Pick<SessionUser, 'id' | 'sid'>): Promise<OwnSessionView[]> {
    const rows = await this.transactions.query<SessionRow>(LIST, [user.id, user.sid]);
    return rows.map(({ agent, ...session }) => ({ ...session, ...deviceOf(agent) }));
  }

  /** Rejects `session.not-found` (404), also for another user's session. */
  async end(userId: number, id: string): Promise<void> {
    const ended = await this.transactions.query(END, [id, userId]);
    if (ended.length === 0) throw new SessionMissing();
  }

  /**
   * Call within a transaction that holds the account's lock, so that an ended session stores nothing any
   * more.
   * @throws auth.required (401)
   */
  async assertOpen({ sid }: Pick<SessionUser, 'sid'>): Promise<void> {
    const open = await this.transactions.query(OPEN_SESSION, [sid]);
    if (open.length === 0) throw new NotSignedIn();
  }

  async endOthers(user: Pick<SessionUser, 'id' | 'sid'>): Promise<void> {
    await this.transactions.query(END_OTHERS, [user.id, user.sid]);
  }

  async endAll(userId: number): Promise<void> {
    await this.transactions.query(END_ALL, [userId]);
  }
}
