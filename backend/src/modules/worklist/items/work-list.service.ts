import { Injectable } from '@nestjs/common';
import { OwnDecisions } from '../../../common/access/own-decisions.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { AdminRightMissing } from '../../../common/errors/common.errors.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { type JsonPage, KeysetPages } from '../../../common/paging/keyset-pages.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { WorkKinds } from '../work-kinds.service.js';
import { WorkMissing } from '../worklist.errors.js';
import type { WorkQuery } from './work.dto.js';
import {
  type CountedItems,
  type WorkAsked,
  type WorkReader,
  workAges,
  workCounts,
  workList,
} from './work-items.sql.js';
import type { WorkAgeView, WorkCountsView, WorkItemView } from './work.view.js';

function askedOwner(owner: string | undefined, admin: SessionUser): number | 'none' | undefined {
  if (owner === 'me') return admin.id;
  return owner === 'none' || owner === undefined ? owner : Number(owner);
}

/** Work items of all registered kinds (rules WB1 to WB3). */
@Injectable()
export class WorkList {
  constructor(
    private readonly kinds: WorkKinds,
    private readonly pages: KeysetPages,
    private readonly transactions: Transactions,
    private readonly ownDecisions: OwnDecisions,
  ) {}

  async page({ owner, ...query }: WorkQuery, admin: SessionUser, path: string): Promise<JsonPage> {
    const asked: WorkAsked = { ...query, owner: askedOwner(owner, admin) };
    const list = workList(await this.items(admin, query.kind), this.readerOf(admin));
    return this.pages.read(keysetStatement(list, asked), path);
  }

  async counts(admin: SessionUser): Promise<WorkCountsView> {
    const statement = workCounts(await this.items(admin), { adminId: admin.id });
    const [row] = await this.transactions.query<{ counts: WorkCountsView }>(statement);
    if (!row) throw new Error('The counts answered nothing.');
    return row.counts;
  }

  /** Ages of the items that can be decided now, by kind that the admin may see. Kinds without items are left out. */
  async ages(admin: SessionUser): Promise<WorkAgeView[]> {
    return this.transactions.query<WorkAgeView>(workAges(await this.items(admin)));
  }

  /** @throws work.not-found (404) if the item is not waiting */
  async one(kind: string, id: string, admin: SessionUser): Promise<WorkItemView> {
    const list = workList(await this.items(admin, kind), this.readerOf(admin));
    const { sql, values } = keysetStatement(list, { kind, id, limit: 1 }, false);
    const [row] = await this.transactions.query<{ json: string }>(sql, values);
    const [item] = JSON.parse(row?.json ?? '[]') as WorkItemView[];
    if (!item) throw new WorkMissing();
    return item;
  }

  private readerOf({ id, staffOf }: SessionUser): WorkReader {
    const isOwnReview = this.ownDecisions.conditionOf('review', id, 'w.id');
    return { adminId: id, vendorId: staffOf?.vendorId ?? null, isOwnReview };
  }

  /**
   * Returns the statements of all kinds that the admin may see, because an item may free items of another kind.
   * @throws work.not-found (404) for an unknown kind, admin.right-missing (403) without the right to the kind or to any
   */
  private async items({ rights }: SessionUser, kind?: string): Promise<CountedItems[]> {
    if (kind !== undefined && !this.kinds.find(kind)) throw new WorkMissing();
    if (kind !== undefined) this.kinds.assertVisible(kind, rights);
    const visible = this.kinds.visibleTo(rights);
    if (visible.length === 0) throw new AdminRightMissing();
    const all: CountedItems[] = [];
    for (const { items, dueAmount } of visible)
      all.push({ items, dueAmount: dueAmount ? await dueAmount() : null });
    return all;
  }
}
