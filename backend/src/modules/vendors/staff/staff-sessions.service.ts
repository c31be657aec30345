import { Injectable } from '@nestjs/common';
import {
  SessionReader,
  type SessionRules,
  type StoredSession,
} from '../../../common/access/session-reader.port.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FIND_SESSION } from './staff-sessions.sql.js';

/** Reads sessions with the business of their users. */
@Injectable()
export class StaffSessions extends SessionReader {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  async find(
    sid: string,
    { requiresAdminFactor, stepUpMinutes }: SessionRules,
  ): Promise<StoredSession | undefined> {
    const [session] = await this.transactions.query<StoredSession>(FIND_SESSION, [
      sid,
      requiresAdminFactor,
      stepUpMinutes,
    ]);
    return session;
  }
}
