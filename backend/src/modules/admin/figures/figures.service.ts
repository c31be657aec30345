import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { WorkList } from '../../worklist/index.js';
import type { ReportName } from '../reports/report-kinds.sql.js';
import { periodOf } from '../reports/report-period.js';
import type { FigurePeriod } from './figures.dto.js';
import { daysBefore, firstWeekOf } from './figure-days.js';
import { CURRENT_FIGURES, FISCAL_YEAR, PERIOD_FIGURES } from './figures.sql.js';
import type {
  FigureName,
  FigureView,
  FiguresView,
  IncomeSourceView,
  IncomeWeekView,
} from './figures.view.js';

interface CurrentFigures {
  recurring: number;
  verified: number;
  held: number;
  promised: number;
}

interface PeriodFigures {
  volume: number;
  vendorPlans: number;
  memberPlans: number;
  newCustomers: number;
  customers: number;
  returningCustomers: number;
  businesses: number;
  weeks: IncomeWeekView[];
}

/** Figures of a period and of the preceding one. */
interface MeasuredFigures {
  now: PeriodFigures;
  before: PeriodFigures;
}

const DAYS = { '7d': 7, '30d': 30 } as const;
const WEEKS = 12;

const both = (
  { now, before }: MeasuredFigures,
  valueOf: (figures: PeriodFigures) => number,
): { value: number; before: number } => ({ value: valueOf(now), before: valueOf(before) });

/** Figures of the marketplace (rule OV4). Those of a period are sums of daily figures, and equal the totals of the reports (ADR 127). */
@Injectable()
export class FiguresService {
  constructor(
    private readonly transactions: Transactions,
    private readonly work: WorkList,
    private readonly clock: Clock,
  ) {}

  /** Rejects `request.invalid` if the fiscal year is not stored. */
  async read(admin: SessionUser, period: FigurePeriod = '30d'): Promise<FiguresView> {
    const to = nepalDay(this.clock.now());
    const from = await this.firstDay(period, to);
    const { previousFrom, previousTo } = periodOf({ from, to });
    const measured = await this.measured(from, to);
    return {
      ...{ period, from, to, previousFrom, previousTo },
      figures: figuresOf({ from, to }, measured, await this.current()),
      income: sourcesOf(measured),
      weeks: measured.now.weeks,
      queues: (await this.work.ages(admin)).map((queue) => ({
        ...queue,
        rows: `/api/admin/work?lane=ready&kind=${queue.kind}`,
      })),
    };
  }

  private async measured(from: string, to: string): Promise<MeasuredFigures> {
    const rows = await this.transactions.query<PeriodFigures & { isBefore: boolean }>(PERIOD_FIGURES, [
      from,
      to,
      firstWeekOf(to, WEEKS),
    ]);
    const [now, before] = rows;
    if (!now || !before) throw new Error('The figures of a period answered nothing.');
    return { now, before };
  }

  private async current(): Promise<CurrentFigures> {
    const [row] = await this.transactions.query<CurrentFigures>(CURRENT_FIGURES);
    if (!row) throw new Error('The current figures answered nothing.');
    return row;
  }

  private async firstDay(period: FigurePeriod, today: string): Promise<string> {
    if (period !== 'fiscal-year') return daysBefore(today, DAYS[period] - 1);
    const [year] = await this.transactions.query<{ from: string }>(FISCAL_YEAR, [today]);
    if (!year)
      throw new InvalidRequest({
        errors: [{ field: 'period', message: 'The dates of this fiscal year are not stored' }],
      });
    return year.from;
  }
}

/** A sum of the current moment. */
const ofNow = (name: FigureName, value: number, rows: string): FigureView => ({
  name,
  unit: 'paisa',
  of: null,
  value,
  before: null,
  rows,
});

function figuresOf(
  { from, to }: { from: string; to: string },
  measured: MeasuredFigures,
  current: CurrentFigures,
): FigureView[] {
  const rowsOf = (name: ReportName) => `/api/admin/reports/${name}?from=${from}&to=${to}`;
  const paisa = { unit: 'paisa', of: null } as const;
  const count = { unit: 'count', of: null } as const;
  const { customers } = measured.now;
  return [
    { name: 'gross-volume', ...paisa, ...both(measured, ({ volume }) => volume), rows: rowsOf('volume') },
    {
      name: 'own-income',
      ...paisa,
      ...both(measured, ({ vendorPlans, memberPlans }) => vendorPlans + memberPlans),
      rows: rowsOf('income'),
    },
    ofNow('recurring-income', current.recurring, '/api/admin/reports/recurring'),
    {
      name: 'active-businesses',
      ...count,
      ...both(measured, ({ businesses }) => businesses),
      of: current.verified,
      rows: `${rowsOf('vendors')}&by=vendor`,
    },
    {
      name: 'new-customers',
      ...count,
      ...both(measured, ({ newCustomers }) => newCustomers),
      of: customers,
      rows: rowsOf('customers'),
    },
    {
      name: 'returning-customers',
      ...count,
      ...both(measured, ({ returningCustomers }) => returningCustomers),
      of: customers,
      rows: rowsOf('customers'),
    },
    ofNow('held-for-businesses', current.held, '/api/admin/balances'),
    ofNow('refunds-promised', current.promised, '/api/admin/refunds?state=promised'),
  ];
}

const sourcesOf = (measured: MeasuredFigures): IncomeSourceView[] => [
  { source: 'vendor-plans', ...both(measured, ({ vendorPlans }) => vendorPlans) },
  { source: 'member-plans', ...both(measured, ({ memberPlans }) => memberPlans) },
];
