import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { type JsonPage, KeysetPages } from '../../../common/paging/keyset-pages.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CaseMissing } from '../honour.errors.js';
import type { OwnCasesQuery } from './case.dto.js';
import { allowedActions, type CasePart } from './case.policy.js';
import type { HonourCaseView } from './case.view.js';
import { CASE, type CaseRow } from './cases.sql.js';
import { OWN_CASES } from './cases-list.sql.js';

/** Returns the part of a user in a case, null for anybody else. */
export function partIn(
  { userId, vendorId }: { userId: number; vendorId: number },
  user: SessionUser,
): CasePart | null {
  if (userId === user.id) return 'customer';
  if (user.staffOf?.vendorId === vendorId) return user.staffOf.rights.includes('reviews') ? 'business' : null;
  return user.rights.includes('cases-read') ? 'admin' : null;
}

/** Cases as their readers see them (rule HN5). */
@Injectable()
export class CaseReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly pages: KeysetPages,
  ) {}

  /** Rejects `case.not-found` (404), also for a case of others. */
  async one(user: SessionUser, id: string): Promise<HonourCaseView> {
    const [row] = await this.transactions.query<CaseRow>(CASE, [id]);
    const part = row && partIn(row, user);
    if (!row || !part) throw new CaseMissing();
    const { userId, vendorId: _, facts, ...shown } = row;
    const state = {
      ...facts,
      openedAt: new Date(row.openedAt),
      closedAt: row.closedAt === null ? null : new Date(row.closedAt),
    };
    const allowed = allowedActions(state, part, {
      userId: user.id,
      mayDecide: user.rights.includes('cases'),
    });
    const remedy = row.remedy && { ...row.remedy, passId: userId === user.id ? row.remedy.passId : null };
    return { ...shown, remedy, part, allowed };
  }

  /** Cases of the caller as a customer, or of the caller's business. */
  list({ id, staffOf }: SessionUser, query: OwnCasesQuery, path: string): Promise<JsonPage> {
    const isOfBusiness = staffOf !== null && staffOf.rights.includes('reviews') && query.as !== 'customer';
    const whose = isOfBusiness ? { vendorId: staffOf.vendorId } : { userId: id };
    if (query.as === 'business' && !isOfBusiness) throw new CaseMissing();
    return this.pages.read(keysetStatement(OWN_CASES, { ...query, ...whose }), path);
  }
}
