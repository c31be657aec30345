import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { deviceOf, UserMissing } from '../../auth/index.js';
import type { AdminSessionView, AdminUserDetailView } from './users.view.js';
import { READ } from './user-detail.sql.js';

type SessionRow = Omit<AdminSessionView, 'browser' | 'system'> & { agent: string | null };
type Row = Omit<AdminUserDetailView, 'sessions'> & { sessions: SessionRow[] };

/** Data that an admin needs for decisions about a user. */
@Injectable()
export class UserDetailQuery {
  constructor(private readonly transactions: Transactions) {}

  /** Rejects `user.not-found` (404), also for erased accounts. */
  async read(id: number): Promise<AdminUserDetailView> {
    const [row] = await this.transactions.query<Row>(READ, [id]);
    if (!row) throw new UserMissing();
    const sessions = row.sessions.map(({ agent, ...session }) => {
      const { browser, system } = deviceOf(agent);
      return { ...session, browser, system };
    });
    return { ...row, sessions };
  }
}
