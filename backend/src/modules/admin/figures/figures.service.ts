import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { WorkList } from '../../worklist/index.js';
import type { ReportName } from '../reports/report-kinds.sql.js';
import type { ReportView } from '../reports/report.view.js';
import { ReportsService } from '../reports/reports.service.js';
import type { FigurePeriod } from './figures.dto.js';
import { daysBefore, firstWeekOf } from './figure-days.js';
import { CURRENT_FIGURES, FISCAL_YEAR } from './figures.sql.js';
import type { FigureView, FiguresView, IncomeSourceView, IncomeWeekView } from './figures.view.js';

interface CurrentFigures {
  recurring: number;
  verified: number;
  held: number;
  promised: number;
}

const DAYS = { '7d': 7, '30d': 30 } as const;
const WEEKS = 12;

/** Value of a measure in the period and in the preceding one. */
function measured(report: ReportView, name: string): { value: number; before: number } {
  const at = report.measures.findIndex((measure) => measure.name === name);
  return { value: report.total[at] ?? 0, before: report.previous[at] ?? 0 };
}

/** Figures of the marketplace (rule OV4). Those of a period are totals of reports, so that they equal their rows. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ReportsService,
    private readonly work: WorkList,
    private readonly clock: Clock,
  ) {}

  /** Rejects `request.invalid` if the fiscal year is not stored. */
  async read(admin: SessionUser, period: FigurePeriod = '30d'): Promise<FiguresView> {
    const to = nepalDay(this.clock.now());
    const from = await this.firstDay(period, to);
    const volume = await this.reports.read('volume', { from, to });
    const [income, vendors, customers] = [
      await this.reports.read('income', { from, to }),
      await this.reports.read('vendors', { from, to }),
      await this.reports.read('customers', { from, to }),
    ];
    const weeks = await this.reports.read('income', { from: firstWeekOf(to, WEEKS), to, by: 'week' });
    const { previousFrom, previousTo } = volume;
    return {
      ...{ period, from, to, previousFrom, previousTo },
      figures: figuresOf({ volume, income, vendors, customers }, await this.current()),
      income: sourcesOf(income),
      weeks: weeksOf(weeks),
      queues: (await this.work.ages(admin)).map((queue) => ({
        ...queue,
        rows: `/api/admin/work?lane=ready&kind=${queue.kind}`,
      })),
    };
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

type Read = Record<'volume' | 'income' | 'vendors' | 'customers', ReportView>;

function figuresOf({ volume, income, vendors, customers }: Read, current: CurrentFigures): FigureView[] {
  const rowsOf = (name: ReportName) => `/api/admin/reports/${name}?from=${volume.from}&to=${volume.to}`;
  const paisa = { unit: 'paisa', of: null } as const;
  const count = { unit: 'count', of: null } as const;
  const people = measured(customers, 'customers').value;
  return [
    { name: 'gross-volume', ...paisa, ...measured(volume, 'volume'), rows: rowsOf('volume') },
    { name: 'own-income', ...paisa, ...measured(income, 'income'), rows: rowsOf('income') },
    {
      name: 'recurring-income',
      ...paisa,
      value: current.recurring,
      before: null,
      rows: '/api/admin/reports/recurring',
    },
    {
      name: 'active-businesses',
      ...count,
      ...measured(vendors, 'vendors'),
      of: current.verified,
      rows: `${rowsOf('vendors')}&by=vendor`,
    },
    {
      name: 'new-customers',
      ...count,
      ...measured(customers, 'newCustomers'),
      of: people,
      rows: rowsOf('customers'),
    },
    {
      name: 'returning-customers',
      ...count,
      ...measured(customers, 'returningCustomers'),
      of: people,
      rows: rowsOf('customers'),
    },
    {
      name: 'held-for-businesses',
      ...paisa,
      value: current.held,
      before: null,
      rows: '/api/admin/balances',
    },
    {
      name: 'refunds-promised',
      ...paisa,
      value: current.promised,
      before: null,
      rows: '/api/admin/refunds?state=promised',
    },
  ];
}

const sourcesOf = (income: ReportView): IncomeSourceView[] => [
  { source: 'vendor-plans', ...measured(income, 'vendorPlans') },
  { source: 'member-plans', ...measured(income, 'memberPlans') },
];

function weeksOf({ measures, rows }: ReportView): IncomeWeekView[] {
  const at = (name: string) => measures.findIndex((measure) => measure.name === name);
  const [plans, memberships] = [at('vendorPlans'), at('memberPlans')];
  return rows.map(({ key, values }) => ({
    from: key,
    vendorPlans: values[plans] ?? 0,
    memberships: values[memberships] ?? 0,
  }));
}
