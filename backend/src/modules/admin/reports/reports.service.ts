import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { HONOUR_SCORES, MAX_SCORES } from './honour-events.sql.js';
import type { HonourScoresView } from './honour-scores.view.js';
import { POINT_OUTLIERS } from './point-outliers.sql.js';
import type { OutlierGroupView, PointOutliersView } from './point-outliers.view.js';
import { RECURRING } from './recurring.sql.js';
import type { ReportPeriodQuery, ReportQuery } from './report.dto.js';
import { isMoneyReport, MEASURES, type ReportGroup, type ReportName } from './report-kinds.sql.js';
import { periodOf } from './report-period.js';
import { MAX_ROWS, reportStatement, RETURNING } from './report-statement.sql.js';
import type { RecurringRowView, ReportView, ReturningView } from './report.view.js';

const NOBODY: OutlierGroupView = { median: 0, counted: 0, rows: [] };

const BY_TIME = new Set(['day', 'week', 'month']);

function assertGrouped(name: ReportName, by: ReportGroup): void {
  if (isMoneyReport(name) && !BY_TIME.has(by))
    throw new InvalidRequest({ errors: [{ field: 'by', message: 'Please choose day, week or month' }] });
}

/** Marketplace reports computed from raw rows and exact daily figures (rules RP2 to RP5, RP7, RP9). Each read is one statement. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Rejects `request.invalid` for an invalid period, and for a report about money that is not grouped by time.
   * @param isWhole true for all rows without a limit
   */
  async read(name: ReportName, query: ReportQuery, isWhole = false): Promise<ReportView> {
    const { by = 'day', ...asked } = query;
    assertGrouped(name, by);
    const period = periodOf(asked);
    const most = isWhole || BY_TIME.has(by) ? null : MAX_ROWS;
    const [row] = await this.transactions.query<Pick<ReportView, 'total' | 'previous' | 'rows' | 'rowCount'>>(
      reportStatement(name, by),
      [period.from, period.to, most],
    );
    if (!row) throw new Error('A report answered nothing.');
    const measures = MEASURES[name].map((measure) => ({ name: measure.name, unit: measure.unit }));
    return { name, by, ...period, measures, ...row };
  }

  /** Customers and businesses with unusually many points (rule RP6). Rejects `request.invalid` for an invalid period. */
  async pointOutliers(query: ReportPeriodQuery): Promise<PointOutliersView> {
    const { from, to } = periodOf(query);
    const groups = await this.transactions.query<OutlierGroupView & { kind: string }>(POINT_OUTLIERS, [
      from,
      to,
    ]);
    const groupOf = (wanted: string): OutlierGroupView => {
      const { median, counted, rows } = groups.find(({ kind }) => kind === wanted) ?? NOBODY;
      return { median, counted, rows };
    };
    return {
      from,
      to,
      people: groupOf('people'),
      businesses: groupOf('businesses'),
      pairs: groupOf('pairs'),
    };
  }

  /**
   * Honour scores of businesses with their answers and cases of the period (rule RP9). Rejects `request.invalid` for an invalid period.
   * @param isWhole true for all rows without a limit
   */
  async honour(query: ReportPeriodQuery, isWhole = false): Promise<HonourScoresView> {
    const { from, to } = periodOf(query);
    const [row] = await this.transactions.query<Omit<HonourScoresView, 'from' | 'to'>>(HONOUR_SCORES, [
      from,
      to,
      isWhole ? null : MAX_SCORES,
    ]);
    if (!row) throw new Error('A report answered nothing.');
    return { from, to, ...row };
  }

  /** Running plans of businesses and memberships by plan (rule OV4). */
  recurring(): Promise<RecurringRowView[]> {
    return this.transactions.query<RecurringRowView>(RECURRING);
  }

  /** Rejects `request.invalid` for an invalid period. */
  async returning(query: ReportPeriodQuery): Promise<ReturningView> {
    const period = periodOf(query);
    const [row] = await this.transactions.query<Pick<ReturningView, 'total' | 'previous' | 'rows'>>(
      RETURNING,
      [period.from, period.to, nepalDay(this.clock.now())],
    );
    if (!row) throw new Error('A report answered nothing.');
    return { ...period, ...row };
  }
}
