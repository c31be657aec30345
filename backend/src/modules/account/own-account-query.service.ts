import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../common/access/session-user.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { SessionUserView } from '../auth/index.js';
import { type MessageGroup, groupPreferencesOf } from '../notifications/index.js';
import type { AccountView } from './account.view.js';
import { READ } from './own-account.sql.js';

/** The columns of the statement; the session has the rest. */
type AccountRow = Omit<
  AccountView,
  | 'mail'
  | 'id'
  | 'email'
  | 'verifiedPhone'
  | 'role'
  | 'adminRole'
  | 'rights'
  | 'staffOf'
  | 'needsSecondFactor'
> & { muted: MessageGroup[] };

@Injectable()
export class OwnAccountQuery {
  constructor(private readonly transactions: Transactions) {}

  async read(user: SessionUser): Promise<AccountView> {
    const [row] = await this.transactions.query<AccountRow>(READ, [user.id]);
    if (!row) throw new Error(`User ${user.id} has a session but no row.`);
    const { muted, ...own } = row;
    return { ...SessionUserView.of(user), ...own, mail: groupPreferencesOf(muted) };
  }
}
