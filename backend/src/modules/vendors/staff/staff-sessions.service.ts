import { Injectable } from '@nestjs/common';
import {
  SessionReader,
  type SessionRules,
  type StoredSession,
} from '../../../common/access/session-reader.port.js';
import { rightsInBusiness, rightsInMarketplace, type StaffRight } from '../../../common/access/rights.js';
import type { StaffOf } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FIND_SESSION } from './staff-sessions.sql.js';

/** A session as stored: null for the rights in a business means the preset of the role. */
type SessionRow = Omit<StoredSession, 'rights' | 'staffOf' | 'apiKey'> & {
  staffOf: (Omit<StaffOf, 'rights'> & { rights: StaffRight[] | null }) | null;
};

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
    const [session] = await this.transactions.query<SessionRow>(FIND_SESSION, [
      sid,
      requiresAdminFactor,
      stepUpMinutes,
    ]);
    if (!session) return undefined;
    const { staffOf } = session;
    return {
      ...session,
      rights: rightsInMarketplace(session.adminRole),
      staffOf: staffOf && { ...staffOf, rights: rightsInBusiness(staffOf.role, staffOf.rights) },
    };
  }
}
