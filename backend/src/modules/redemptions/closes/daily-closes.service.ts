import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { decodeCursor, encodeCursor } from '../../../common/paging/cursor.js';
import { pageHeaders } from '../../../common/paging/page-headers.js';
import { DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Overrides } from '../overrides/overrides.service.js';
import { CounterSettings } from '../settings/counter-settings.service.js';
import type { ClosesQuery } from './daily-close-day.dto.js';
import { CloseMissing } from './daily-close.errors.js';
import type {
  CloseOfPersonView,
  DailyCloseLineView,
  DailyCloseSheetView,
  DayCorrectionView,
} from './daily-close-sheet.view.js';
import { CLOSES, CORRECTIONS_OF, COUNT_CLOSES, ONE_CLOSE } from './daily-closes.sql.js';
import { DAY_MOMENTS, DAY_PEOPLE } from './takings.sql.js';

type Stored = Omit<DailyCloseSheetView, 'people' | 'overrides' | 'corrections'>;

/** Number of rows read at once when all closes are read. */
const CHUNK = 500;

const after = (last: DailyCloseLineView | undefined): string | null =>
  last ? encodeCursor([last.day, last.id]) : null;

/** Closed days of a business (rules CS6 to CS11). Staff of one branch see that branch only. */
@Injectable()
export class DailyCloses {
  constructor(
    private readonly transactions: Transactions,
    private readonly overrides: Overrides,
    private readonly settings: CounterSettings,
  ) {}

  async page(
    staff: StaffOf,
    query: ClosesQuery,
    path: string,
  ): Promise<{ closes: DailyCloseLineView[]; headers: Record<string, string> }> {
    const limit = query.limit ?? DEFAULT_PAGE;
    const branchId = staff.branchId ?? query.branch ?? null;
    const rows = await this.read(staff, branchId, query.cursor, limit);
    const [count] = await this.transactions.query<{ counted: number }>(COUNT_CLOSES, [
      staff.vendorId,
      branchId,
    ]);
    const next = rows.length > limit ? after(rows[limit - 1]) : null;
    return { closes: rows.slice(0, limit), headers: pageHeaders(path, next, count?.counted ?? 0) };
  }

  /** All closes, in chunks that are read on demand. */
  async *all(staff: StaffOf, { branch }: Pick<ClosesQuery, 'branch'>): AsyncGenerator<DailyCloseLineView[]> {
    let cursor: string | null = null;
    do {
      const rows: DailyCloseLineView[] = await this.read(
        staff,
        staff.branchId ?? branch ?? null,
        cursor ?? undefined,
        CHUNK,
      );
      yield rows.slice(0, CHUNK);
      cursor = rows.length > CHUNK ? after(rows[CHUNK - 1]) : null;
    } while (cursor);
  }

  /** Rejects `day.not-found` (404), also for a close of another business or branch. */
  async one(staff: Pick<StaffOf, 'vendorId' | 'branchId'>, id: number): Promise<DailyCloseSheetView> {
    const [close] = await this.transactions.query<Stored>(ONE_CLOSE, [id, staff.vendorId, staff.branchId]);
    if (!close) throw new CloseMissing();
    const { branchId, day } = close;
    const { from, until } = await this.moments(staff.vendorId, day);
    const people = await this.transactions.query<CloseOfPersonView>(DAY_PEOPLE, [branchId, day]);
    const corrections = await this.transactions.query<DayCorrectionView>(CORRECTIONS_OF, [id]);
    const overrides =
      branchId === null ? [] : await this.overrides.ofDay(staff.vendorId, from, until, branchId);
    return { ...close, people, corrections, overrides };
  }

  /** First and last moment of a business day. */
  async moments(vendorId: number, day: string): Promise<{ from: Date; until: Date }> {
    const { dayStartsAt } = await this.settings.of(vendorId);
    const [moments] = await this.transactions.query<{ from: Date; until: Date }>(DAY_MOMENTS, [
      day,
      dayStartsAt,
    ]);
    if (!moments) throw new Error('The moments of a day answered nothing.');
    return moments;
  }

  private read(
    { vendorId }: StaffOf,
    branchId: number | null,
    cursor: string | undefined,
    limit: number,
  ): Promise<DailyCloseLineView[]> {
    const [day, id] = cursor === undefined ? [null, null] : dayAndId(cursor);
    return this.transactions.query<DailyCloseLineView>(CLOSES, [vendorId, branchId, day, id, limit + 1]);
  }
}

/** The day is compared as a time, so that another text is rejected before PostgreSQL sees it. */
function dayAndId(cursor: string): [string, number] {
  const [day, id] = decodeCursor(cursor, ['text', 'integer']);
  decodeCursor(encodeCursor([`${day}T00:00:00.000000Z`]), ['time']);
  return [String(day), Number(id)];
}
